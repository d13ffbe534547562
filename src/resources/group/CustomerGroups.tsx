import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { RaRecord } from 'react-admin';
import { lineOf } from '@/core/text';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { CoverageCaption } from '@/kit/record/CoverageCaption';
import { QueryCard } from '@/kit/record/QueryCard';
import type { Customer } from '@/domain/customer/customer-context';
import { useRecordsOfCustomer } from '@/domain/customer/useRecordsOfCustomer';
import { useDefinition } from '@/kit/registry/definitions';
import { RecordLink } from '@/kit/links/RecordLink';
import { Code } from '@/kit/fields/Code';

/** The groups an app user is in, on the user's page. */
export const CustomerGroups = () => {
  const translate = useTranslate();
  const { name } = useDefinition();
  const groups = useRecordsOfCustomer(holds);
  return (
    <QueryCard title={translate(`resources.${name}.name`, { smart_count: 2 })} query={groups}>
      {groups.data?.records.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          {translate('resources.group.customer.in_none')}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 }}>
        {groups.data?.records.map((group) => (
          <Box component="li" key={group.id} sx={LINE}>
            <RecordLink record={group}>{lineOf(group.group_name)}</RecordLink>
            <Typography variant="body2" color="text.secondary">
              <Code>{group.group_code}</Code>
            </Typography>
          </Box>
        ))}
      </Box>
      <CoverageCaption coverage={groups.data?.coverage} />
    </QueryCard>
  );
};

const LINE = {
  display: 'flex',
  gap: 2,
  justifyContent: 'space-between',
  overflowWrap: 'anywhere',
  typography: 'body2',
};

const holds = ({ customers }: RaRecord, { id, code }: Customer) => {
  const members = customers as readonly string[];
  return members.includes(id) || members.includes(code);
};
