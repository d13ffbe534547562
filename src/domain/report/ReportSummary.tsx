import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useListContext } from 'react-admin';
import { fixedScope } from '@/core/current-user';
import type { WireRecord } from '@/core/resource';
import { seesAllOf } from '@/domain/audience/sees-all-of';
import { useCurrentUser } from '@/providers/session/use-session';
import { announceNews } from '@/ui/announce/announced';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { ReadFailure } from '@/ui/page/ReadFailure';
import { useFormats } from '@/ui/formats/useFormats';
import { useWithUnreadable } from '@/ui/formats/useWithUnreadable';
import { useHasSummary } from '@/kit/list/filter-values';
import { useAllRows } from '@/kit/list/useAllRows';
import { QueryCard } from '@/kit/record/QueryCard';
import { PeriodFields } from './PeriodFields';
import { ReportResults } from './ReportResults';
import {
  daysIn,
  periodProblem,
  unreadableRows,
  type GroupedBy,
  type Period,
} from './report-figures';
import { useComparison } from './useComparison';

/**
 * The summary above a list of reports: the totals of its rows, and those by company or agent, compared with another
 * period once the user asks for it. The first period comes from the list's own filters.
 */
export const ReportSummary = ({ by }: { by: GroupedBy }) => {
  const translate = useTranslate();
  const isSummedUp = useHasSummary();
  const { filterValues } = useListContext();
  const { own, other, compare, setOwn, setOther, stop } = useComparison();
  const rows = useAllRows(filterValues, { keepsPrevious: true });
  const others = useAllRows(
    { ...filterValues, ...other },
    { enabled: other !== null, keepsPrevious: true },
  );
  // Where all rows belong to the user's own company, or to the user, a single bar would repeat the total.
  const isOwn = fixedScope(useCurrentUser())[by];
  const one = { period: own, rows: rows.data?.rows ?? NO_ROWS };
  const past = other && others.data ? { period: other, rows: others.data.rows } : undefined;
  if (!isSummedUp && !other) return null;
  const isEmpty = one.rows.length === 0 && (other ? past?.rows.length === 0 : true);
  return (
    <Box sx={{ mb: 2 }}>
      <QueryCard
        title={translate('report.title')}
        query={rows}
        waiting={<Skeleton variant="rounded" sx={{ height: ROOM[isOwn ? 'own' : by] }} />}
        action={
          <Button size="small" onClick={other ? stop : compare}>
            {translate(other ? 'report.stop' : 'report.compare')}
          </Button>
        }
      >
        {other && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mb: 2 }}>
            <PeriodFields label={translate('report.period')} period={own} onChange={setOwn} />
            <PeriodFields label={translate('report.with')} period={other} onChange={setOther} />
          </Box>
        )}
        {other && <PeriodProblem one={own} other={other} />}
        {other && others.isError && (
          <ReadFailure
            error={others.error}
            label={translate('report.with')}
            onRetry={() => void others.refetch()}
          />
        )}
        {isEmpty ? (
          <Typography variant="body2" color="text.secondary">
            {translate('report.none')}
          </Typography>
        ) : (
          <ReportResults
            by={by}
            isOwn={isOwn}
            one={one}
            past={past}
            basis={
              <Basis
                isOfDays={Boolean(filterValues.from ?? filterValues.to)}
                rows={[...one.rows, ...(past?.rows ?? [])]}
                read={rows.data?.rows.length ?? 0}
                total={rows.data?.total ?? 0}
              />
            }
          />
        )}
      </QueryCard>
    </Box>
  );
};

const NO_ROWS: readonly WireRecord[] = [];

/** Warns that two periods overlap, or have different lengths. */
const PeriodProblem = ({ one, other }: { one: Period; other: Period }) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const problem = periodProblem(one, other);
  if (!problem) return null;
  return (
    <Typography ref={announceNews} variant="body2" sx={{ mb: 2, color: 'status.warning.text' }}>
      {translate(`report.problem.${problem}`, {
        days: number(daysIn(one)),
        others: number(daysIn(other)),
      })}
    </Typography>
  );
};

/**
 * Pixels reserved for the totals, the trend and the bars: none, those of some companies, or of more agents than are
 * shown at first.
 */
const ROOM = {
  own: { xs: 508, sm: 396, lg: 212 },
  company: { xs: 644, sm: 532, lg: 348 },
  agent: { xs: 804, sm: 564, lg: 444 },
} as const;

type BasisProps = {
  rows: readonly WireRecord[];
  read: number;
  total: number;
  /** Whether the rows are those of some days, which their promotions may exceed. */
  isOfDays: boolean;
};

/** The number of rows behind the figures, what and whom they cover, and how many of `rows` could not be read. */
const Basis = ({ rows, read, total, isOfDays }: BasisProps) => {
  const translate = useTranslate();
  const withUnreadable = useWithUnreadable();
  const { number } = useFormats();
  const user = useCurrentUser();
  return (
    <>
      {withUnreadable(
        translate(read < total ? 'report.part' : 'report.basis', {
          read: number(read),
          total: number(total),
          smart_count: total,
        }),
        unreadableRows(rows),
      )}
      {isOfDays && ` ${translate('report.whole_promotions')}`}
      {!seesAllOf(user, user.companyCodes) && ` ${translate('report.own_customers')}`}
    </>
  );
};
