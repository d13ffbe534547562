import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { COMPANY, LOCATION } from '@/core/resource-names';
import { lineOf } from '@/core/text';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useWatch } from 'react-hook-form';
import { useDefinition } from '@/kit/registry/definitions';
import { ReferenceName } from '@/kit/references/ReferenceName';
import { companyOf, useRecordsOf } from '@/domain/company/useRecordsOf';
import { useAgents } from '@/kit/references/useAgents';
import { hasNoCompany } from './has-no-company';
import { BoUserLine } from './BoUserLine';
import { useAreaManagers } from './useAreaManagers';

/** The companies the account will have, each with its chosen locations and the people who work there. */
export const BoUserSummary = () => {
  const translate = useTranslate();
  const [roles, companies, locations] = useWatch({
    name: ['roles', 'company_code', 'location_code'],
  }) as [string[], string[], string[]];
  const { byCode } = useRecordsOf(useDefinition(LOCATION), companies);
  const showsAreaManagers = roles.some((role) => role === 'site_manager' || role === 'agent');
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {translate('resources.bo-user.form.summary')}
      </Typography>
      {companies.length === 0 || hasNoCompany(roles) ? (
        <NoEntries isAdmin={hasNoCompany(roles)} />
      ) : (
        <Stack spacing={2} divider={<Divider />}>
          {companies.map((company) => (
            <Entry
              key={company}
              company={company}
              locations={locations.filter((code) => companyOf(byCode.get(code)) === company)}
              nameOf={(code) => lineOf(byCode.get(code)?.name ?? code)}
              showsAreaManagers={showsAreaManagers}
            />
          ))}
        </Stack>
      )}
    </Paper>
  );
};

const NoEntries = ({ isAdmin }: { isAdmin: boolean }) => {
  const translate = useTranslate();
  const agents = useAgents();
  return (
    <Typography variant="body2" color="text.secondary">
      {translate(`resources.bo-user.form.${isAdmin ? 'admin_entries' : 'no_entries'}`)}{' '}
      {agents.data &&
        translate('resources.bo-user.form.agents_total', {
          smart_count: agents.data.length,
        })}
    </Typography>
  );
};

type EntryProps = {
  company: string;
  locations: string[];
  nameOf: (location: string) => string;
  showsAreaManagers: boolean;
};

const Entry = ({ company, locations, nameOf, showsAreaManagers }: EntryProps) => {
  const translate = useTranslate();
  return (
    <Stack spacing={1}>
      <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        <ReferenceName resource={COMPANY} code={company} />
      </Typography>
      {showsAreaManagers && <AreaManagers company={company} />}
      {locations.length === 0 && (
        <Stack>
          <Typography variant="body2">
            {translate('resources.bo-user.form.all_locations')}
          </Typography>
          <Agents company={company} />
        </Stack>
      )}
      {locations.map((location) => (
        <Stack key={location}>
          <Typography variant="body2" sx={{ fontWeight: 500 }}>
            {nameOf(location)}
          </Typography>
          <Agents company={company} location={location} />
        </Stack>
      ))}
    </Stack>
  );
};

const Agents = (place: { company: string; location?: string }) => {
  const boUsers = useAgents(place);
  return <BoUserLine label="resources.bo-user.form.agents" boUsers={boUsers} />;
};

const AreaManagers = ({ company }: { company: string }) => {
  const boUsers = useAreaManagers(company);
  return <BoUserLine label="resources.bo-user.form.area_managers" boUsers={boUsers} />;
};
