import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useListContext, useResourceContext } from 'react-admin';
import { useReferences } from '@/kit/references/useReference';
import { useDefinition } from '@/kit/registry/definitions';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { today } from '@/core/days';
import { PROMOTION } from '@/core/resource-names';
import { textOrNumberOf } from '@/core/text';
import { gapBetween, growsAlone, isUnderWay } from './period-gap';
import { ReportBars } from './ReportBars';
import { ReportTotals } from './ReportTotals';
import { TotalsCompared } from './TotalsCompared';
import { ReportTrend } from './ReportTrend';
import {
  groupsOf,
  hasFigure,
  isOfOtherLength,
  MAIN_FIGURE,
  type GroupedBy,
  type PeriodRows,
} from './report-figures';

type ReportResultsProps = {
  by: GroupedBy;
  /** Whether all rows are of one company or agent. */
  isOwn: boolean;
  one: PeriodRows;
  /** The compared period. */
  past: PeriodRows | undefined;
  /** The rows that the figures add up, in words. */
  basis: ReactNode;
};

/** The totals of report rows with their basis and trend, then the bars by company or agent. */
export const ReportResults = ({ by, isOwn, one, past, basis }: ReportResultsProps) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const { filterValues, setFilters } = useListContext();
  const filter = `${by}_code`;
  const { isNeutral, underWay, ...doubts } = useComparability(one, past);
  const label = translate(`resources.${resource}.fields.${by}_name`);
  return (
    <>
      <Box sx={past ? STACKED : HALVES}>
        <div>
          {past ? (
            <TotalsCompared
              one={one}
              other={past}
              {...doubts}
              underWay={underWay}
              isNeutral={isNeutral}
            />
          ) : (
            <ReportTotals
              rows={one.rows}
              underWay={underWay}
              filters={filterValues}
              basis={basis}
            />
          )}
        </div>
        {one.rows.length > 0 && <ReportTrend one={one} other={past} />}
      </Box>
      {(past || !hasFigure(one.rows, MAIN_FIGURE)) && (
        <Typography variant="caption" component="p" color="text.secondary" sx={{ mt: 1.5 }}>
          {basis}
        </Typography>
      )}
      {!isOwn && (
        <>
          <Typography variant="subtitle2" component="h3" sx={{ mt: 2, mb: 0.5 }}>
            {label}
          </Typography>
          <ReportBars
            label={label}
            groups={groupsOf(one.rows, by)}
            before={past && groupsOf(past.rows, by)}
            underWay={underWay}
            isNeutral={isNeutral}
            chosen={filterValues[filter]}
            onChoose={(code) => {
              const { [filter]: chosen, ...others } = filterValues;
              setFilters(chosen === code ? others : { ...others, [filter]: code }, {}, false);
            }}
          />
        </>
      )}
    </>
  );
};

/** Whether the changes between two periods may be coloured; not before the days of their promotions are known. */
const useComparability = (one: PeriodRows, past: PeriodRows | undefined) => {
  const { data } = useReferences(useDefinition(PROMOTION));
  if (!data) return { gap: null, isUneven: false, underWay: NONE, isNeutral: true };
  const promotionOf = (code: string) => data.byCode.get(code)?.record;
  const day = today();
  const codes = [...one.rows, ...(past?.rows ?? [])].map(({ promotion_code }) =>
    textOrNumberOf(promotion_code),
  );
  const underWay = new Set(codes.filter((code) => isUnderWay(promotionOf(code), day)));
  if (!past) return { gap: null, isUneven: false, underWay, isNeutral: true };
  const gap = gapBetween(one, past, promotionOf);
  const isUneven = growsAlone(one, past, promotionOf, day);
  const isOther = isOfOtherLength(one.period, past.period);
  const isNeutral = isOther || isUneven || gap !== null || underWay.size > 0;
  return { gap, isUneven, underWay, isNeutral };
};

const NONE: ReadonlySet<string> = new Set();

/** The table of two periods needs the whole width: at half of it the changes would be cut. */
const STACKED = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: 5,
  rowGap: 2,
};

/** Figures and trend side by side where there is room. */
const HALVES = {
  ...STACKED,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
};
