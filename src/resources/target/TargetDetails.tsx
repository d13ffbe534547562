import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { type RaRecord } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { DAY_MS, today } from '@/core/days';
import { daysOf } from '@/core/period';
import { COMPANY, CUSTOMER } from '@/core/resource-names';
import { lineOf } from '@/core/text';
import { Code } from '@/kit/fields/Code';
import { FixedValue } from '@/kit/fields/FixedValue';
import { Euro } from '@/kit/fields/Euro';
import { useFormats } from '@/ui/formats/useFormats';
import { CardGrid } from '@/ui/page/CardGrid';
import { Facts, type Fact } from '@/kit/fields/Facts';
import { QueryCard } from '@/kit/record/QueryCard';
import { AgentName } from '@/kit/references/AgentName';
import { ReferenceName } from '@/kit/references/ReferenceName';
import { MilestoneBar } from './MilestoneBar';
import { Milestones } from './Milestones';
import { PeriodName } from './PeriodName';
import { monthsLeft, PACE_TOLERANCE, periodPassed, type Pace } from './target-pace';
import { missingOf, progressOf } from './target-figures';

/** The figures of a target beside its milestones. */
export const TargetDetails = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate();
  return (
    <CardGrid>
      <QueryCard title={translate('resources.target.view.figures')}>
        <Box sx={{ mb: 2 }}>
          <MilestoneBar record={record} />
        </Box>
        <Facts facts={useFigures(record)} />
        {record.pace === 'unknown' && (
          <Typography
            variant="body2"
            color="text.secondary"
            sx={{ mt: 1.5, overflowWrap: 'anywhere' }}
          >
            {translate('resources.target.view.unknown_period', {
              period: lineOf(record.period) || '–',
            })}
          </Typography>
        )}
        <Divider sx={{ my: 2 }} />
        <Facts
          facts={[
            [
              'customer_code',
              <ReferenceName key="customer" resource={CUSTOMER} code={record.customer_code} />,
            ],
            ['agent_code', <AgentName key="agent" code={record.agent_code} />],
            [
              'company_code',
              <ReferenceName key="company" resource={COMPANY} code={record.company_code} />,
            ],
            ['period', <PeriodName key="period" record={record} />],
          ]}
        />
      </QueryCard>
      <QueryCard title={translate('resources.target.fields.milestones')}>
        <Milestones record={record} />
      </QueryCard>
    </CardGrid>
  );
};

const useFigures = (record: RaRecord): Fact[] => {
  const { share } = useFormats();
  const missing = missingOf(record);
  const passed = periodPassed(record, today());
  const figures: (Fact | null)[] = [
    ['target_value', <Euro key="target" value={record.target_value} />],
    ['achieved_value', <Euro key="achieved" value={record.achieved_value} />],
    missing === null
      ? null
      : [distanceOf(record.pace, missing), <Euro key="missing" value={Math.abs(missing)} />],
    passed === null ? null : ['passed', <Code key="passed">{share(passed)}</Code>],
    ['pace', <PaceOf key="pace" record={record} />],
    record.needed === null ? null : ['needed', <Needed key="needed" record={record} />],
  ];
  return figures.filter((figure) => figure !== null);
};

/** The pace of a target; where it compares with the passed part of the period, with the distance from it. */
const PaceOf = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const pace = COMPARED.find((each) => each === record.pace);
  const distance = (progressOf(record) ?? 0) - (periodPassed(record, today()) ?? 0);
  const part = pace === 'on_track' ? PACE_TOLERANCE : Math.abs(distance);
  return (
    <>
      <FixedValue field="pace" value={record.pace} />
      {pace && (
        <Typography variant="caption" color="text.secondary" component="div">
          {translate(`resources.target.view.${pace}`, {
            points: number(Math.round(part * 1000) / 10),
          })}
        </Typography>
      )}
    </>
  );
};

const COMPARED = ['behind', 'on_track', 'ahead'] as const satisfies Pace[];

/** The monthly need, with the months that it counts. */
const Needed = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate();
  const { utc } = useFormats();
  const day = today();
  const left = monthsLeft(record, day);
  if (!left) return null;
  const { start, end } = daysOf(left);
  const isRunning = start <= day.getTime();
  return (
    <>
      <Euro value={record.needed} />
      <Typography variant="caption" color="text.secondary" component="div">
        {translate(`resources.target.needed.${isRunning ? 'with_current' : 'months'}`, {
          months: utc.span(new Date(start), new Date(end - DAY_MS)),
        })}
      </Typography>
    </>
  );
};

/** Returns the label of the distance, by whether the target can still be reached. */
const distanceOf = (pace: unknown, missing: number) => {
  if (missing <= 0) return 'exceeded';
  return pace === 'missed' ? 'lost' : 'missing';
};
