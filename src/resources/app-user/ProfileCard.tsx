import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import { ReadingCard } from '@/shared/page/ReadingCard';
import { useDefinitions } from '@/shared/definitions';
import { Code } from '@/shared/fields/Code';
import { AgentName } from '@/shared/references/AgentName';
import { ReferenceName } from '@/shared/references/ReferenceName';
import { AppUserStatus, SyncState } from './AppUserStates';
import { entriesOf, type Entry } from './app-user.codec';

/** Who an app user is: codes, address, state, and by whom they are served. */
export const ProfileCard = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate();
  const { code, p_iva, email, sync_status, sync_error } = record;
  const lines: readonly [field: string, value: ReactNode][] = [
    ['code', <Code key="code">{String(code ?? '–')}</Code>],
    ['p_iva', <Code key="p_iva">{String(p_iva ?? '–')}</Code>],
    ['email', <Address key="email" email={email} />],
    ['categories', <Categories key="categories" codes={record.categories as string[]} />],
  ];
  return (
    <ReadingCard
      title={translate('resources.app-user.profile.title')}
      action={<AppUserStatus record={record} />}
    >
      <Box component="dl" sx={LINES}>
        {lines.map(([field, value]) => (
          <Fragment key={field}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {translate(`resources.app-user.fields.${field}`)}
            </Typography>
            <Typography component="dd" variant="body2" sx={VALUE}>
              {value}
            </Typography>
          </Fragment>
        ))}
        <Typography component="dt" variant="body2" color="text.secondary">
          {translate('resources.app-user.fields.sync_status')}
        </Typography>
        <Box component="dd" sx={VALUE}>
          <SyncState record={{ id: record.id, sync_status }} />
        </Box>
      </Box>
      {sync_status === 'failure' && sync_error && (
        <Alert severity="error" sx={{ mt: 1.5 }}>
          {String(sync_error)}
        </Alert>
      )}
      <Box component="ul" sx={ENTRIES}>
        {entriesOf(record).map((entry) => (
          <EntryLine key={Object.values(entry).join(' ')} entry={entry} />
        ))}
      </Box>
    </ReadingCard>
  );
};

const LINES = {
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, auto) minmax(0, 1fr)',
  columnGap: 3,
  rowGap: 1,
  alignItems: 'baseline',
  m: 0,
};
const VALUE = { m: 0, overflowWrap: 'anywhere' };
const ENTRIES = { listStyle: 'none', m: 0, mt: 2, mb: -1.25, p: 0 };

const EntryLine = ({ entry: { company_code, location_code, agent_code } }: { entry: Entry }) => {
  const translate = useTranslate();
  return (
    <Box component="li" sx={{ py: 1.25, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="body2" component="div" sx={{ fontWeight: 500 }}>
        <ReferenceName resource="company" code={company_code} /> ·{' '}
        <ReferenceName resource="location" code={location_code} />
      </Typography>
      <Stack direction="row" sx={{ gap: 0.5, typography: 'body2', color: 'text.secondary' }}>
        {translate('resources.app-user.fields.agent_code')}: <AgentName code={agent_code} />
      </Stack>
    </Box>
  );
};

const Address = ({ email }: { email: unknown }) =>
  typeof email === 'string' && email !== '' ? (
    <MuiLink href={`mailto:${encodeURIComponent(email)}`}>{email}</MuiLink>
  ) : (
    '–'
  );

/** By name where a console has categories, by code where it goes without. */
const Categories = ({ codes = [] }: { codes?: readonly string[] }) => {
  const isKnown = useDefinitions().has('category');
  if (codes.length === 0) return '–';
  if (!isKnown) return codes.join(', ');
  return codes.map((code, at) => (
    <Fragment key={code}>
      {at > 0 && ', '}
      <ReferenceName resource="category" code={code} />
    </Fragment>
  ));
};
