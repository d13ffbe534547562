import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import { Code } from '@/shared/fields/Code';
import { Euro } from '@/shared/fields/Euro';
import { AgentName } from '@/shared/references/AgentName';
import { ReferenceName } from '@/shared/references/ReferenceName';
import { Milestones } from './Milestones';
import { missingOf } from './target-figures';
import { TargetProgress } from './TargetProgress';

/** The figures of a target beside its milestones. */
export const TargetDetails = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate();
  const missing = missingOf(record);
  return (
    <Box sx={CARDS}>
      <Card title={translate('resources.target.view.figures')}>
        <TargetProgress record={record} isWide />
        <Lines
          figures={[
            ['target_value', <Euro key="target" value={record.target_value} />],
            ['achieved_value', <Euro key="achieved" value={record.achieved_value} />],
            [
              missing > 0 ? 'missing' : 'exceeded',
              <Euro key="missing" value={Math.abs(missing)} />,
            ],
          ]}
        />
        <Box sx={{ borderTop: 1, borderColor: 'divider', mt: 2 }} />
        <Lines
          figures={[
            [
              'customer_code',
              <ReferenceName key="customer" resource="app-user" code={record.customer_code} />,
            ],
            ['agent_code', <AgentName key="agent" code={record.agent_code} />],
            [
              'company_code',
              <ReferenceName key="company" resource="company" code={record.company_code} />,
            ],
            ['year', <Code key="year">{String(record.year ?? '–')}</Code>],
            ['period', record.period || '–'],
          ]}
        />
      </Card>
      <Card title={translate('resources.target.fields.milestones')}>
        <Milestones record={record} />
      </Card>
    </Box>
  );
};

const Card = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <Paper variant="outlined" component="section" aria-labelledby={id} sx={{ p: 2.5, minWidth: 0 }}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </Paper>
  );
};

type Figure = readonly [field: string, value: ReactNode];

const Lines = ({ figures }: { figures: readonly Figure[] }) => {
  const translate = useTranslate();
  return (
    <Box component="dl" sx={LINES}>
      {figures.map(([field, value]) => (
        <Box key={field} sx={{ display: 'contents' }}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {translate(`resources.target.fields.${field}`)}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
};

const CARDS = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 440px), 1fr))',
  maxWidth: 1200,
};
const LINES = {
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, 30%) minmax(0, 1fr)',
  columnGap: 3,
  rowGap: 1,
  m: 0,
  mt: 2,
};
