import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type RaRecord } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { textsOf } from '@/core/one-or-many';
import { CATEGORY, COMPANY, LOCATION } from '@/core/resource-names';
import { lineOf, screenfulOf } from '@/core/text';
import { Code } from '@/kit/fields/Code';
import { Facts, type Fact } from '@/kit/fields/Facts';
import { Alert } from '@/ui/page/Alert';
import { QueryCard } from '@/kit/record/QueryCard';
import { EmailText } from '@/kit/fields/EmailText';
import { AgentName } from '@/kit/references/AgentName';
import { ReferenceName } from '@/kit/references/ReferenceName';
import { OtherRecords } from '@/kit/references/OtherRecords';
import { ReferenceNames } from '@/kit/references/ReferenceNames';
import { useReadable } from '@/kit/references/useReadable';
import { SyncState } from './AppUserStates';
import { entriesOf, type Entry } from './app-user.codec';

/** The data of an app user: codes, address, state, and who serves them. */
export const ProfileCard = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate();
  const { code, p_iva, email, sync_status, sync_error } = record;
  const facts: readonly Fact[] = [
    ['code', <Code key="code">{code}</Code>],
    ['p_iva', <Code key="p_iva">{p_iva}</Code>],
    ['email', <Address key="email" email={email} />],
    [
      'categories',
      <ReferenceNames key="categories" resource={CATEGORY} codes={textsOf(record.categories)} />,
    ],
    ['sync_status', <SyncState key="sync_status" record={{ id: record.id, sync_status }} />],
  ];
  return (
    <QueryCard title={translate('resources.app-user.profile.title')}>
      <Facts facts={facts} />
      {sync_status === 'failure' && sync_error && (
        <Alert severity="error" sx={{ mt: 1.5 }}>
          {screenfulOf(sync_error)}
        </Alert>
      )}
      <Entries entries={entriesOf(record)} />
    </QueryCard>
  );
};

/** The agents of the customer, by location; locations that the user may not read are only counted. */
const Entries = ({ entries }: { entries: readonly Entry[] }) => {
  const { others } = useReadable(
    'location',
    entries.map(({ location_code }) => location_code),
  );
  const shown = entries.filter(({ location_code }) => !others.includes(location_code));
  return (
    <Box component="ul" sx={ENTRIES}>
      {shown.map((entry, at) => (
        <EntryLine key={at} entry={entry} />
      ))}
      {others.length > 0 && (
        <Typography component="li" variant="body2" color="text.secondary" sx={ENTRY}>
          <OtherRecords resource={LOCATION} codes={others} />
        </Typography>
      )}
    </Box>
  );
};

const ENTRIES = { listStyle: 'none', m: 0, mt: 2, mb: -1.25, p: 0 };
const ENTRY = { py: 1.25, borderTop: 1, borderColor: 'divider' };

const EntryLine = ({ entry: { company_code, location_code, agent_code } }: { entry: Entry }) => {
  const translate = useTranslate();
  return (
    <Box component="li" sx={ENTRY}>
      <Typography variant="body2" component="div" sx={[LINE, { fontWeight: 500 }]}>
        <ReferenceName resource={COMPANY} code={company_code} /> ·{' '}
        <ReferenceName resource={LOCATION} code={location_code} />
      </Typography>
      <Stack
        direction="row"
        sx={[{ gap: 0.5, typography: 'body2', color: 'text.secondary' }, LINE]}
      >
        {translate('resources.app-user.fields.agent_code')}: <AgentName code={agent_code} />
      </Stack>
    </Box>
  );
};

/** Links one below the other are 24 pixels apart (WCAG 2.5.8), also where a long name breaks. */
const LINE = { lineHeight: '24px' };

const Address = ({ email }: { email: unknown }) =>
  typeof email === 'string' && email !== '' ? (
    <MuiLink href={`mailto:${encodeURIComponent(lineOf(email))}`}>
      <EmailText email={email} />
    </MuiLink>
  ) : (
    '–'
  );
