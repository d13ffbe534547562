import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useNavigate } from 'react-admin';
import { monthOfDay } from '@/core/months';
import { keysUnder } from '@/i18n/keys-under';
import { changeOf } from '@/core/change';
import { MAX_RECORDS_READ } from '@/core/constants';
import { sumOfKnown } from '@/core/read-sum';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { MonthsFigure } from '@/domain/months/MonthsFigure';
import { ChangeIn } from '@/ui/charts/Change';
import { CHART_HEIGHT } from '@/ui/charts/ChartFigure';
import { monthStarts } from '@/domain/activity/periods';
import { useFormats } from '@/ui/formats/useFormats';
import { useWithUnreadable } from '@/ui/formats/useWithUnreadable';
import { listLink } from '@/kit/links/list-link';
import { useDefinition } from '@/kit/registry/definitions';
import { LastMonth } from './LastMonth';
import { NoData } from './NoData';
import { comparedSums, untilLastKnown, type TurnoverByMonth } from './turnover-figures';
import { monthFilter } from './useTurnoverByMonth';

type TurnoverHistoryProps = TurnoverByMonth & {
  day: Date;
  /** Whether the page shows the sums elsewhere. */
  isChartOnly?: boolean;
  /** Whether the last whole month comes first, large, and each leads to its rows: the turnover is of all customers. */
  isLed?: boolean;
};

/**
 * Twelve whole months of turnover against the twelve before: the sums, then a chart, which also has the month of
 * `day`. Memoised, so that only new amounts render it again.
 */
export const TurnoverHistory = memo(
  ({ day, isChartOnly = false, isLed = false, ...turnover }: TurnoverHistoryProps) => {
    const translate = useTranslate();
    const { euro, euroOrDash, change, number } = useFormats();
    const withUnreadable = useWithUnreadable();
    const { current, previous, running, unreadable, isPartial } = turnover;
    const navigate = useNavigate();
    const definition = useDefinition();
    const openMonth = (start: Date) => {
      const list = listLink(definition, monthFilter(monthOfDay(start)));
      if (list) navigate(list);
    };
    const starts = monthStarts(day.getTime());
    const sum = sumOfKnown(current);
    const compared = comparedSums(isLed ? untilLastKnown(turnover) : turnover);
    const names = {
      current: translate(key('current')),
      previous: translate(key('previous')),
    };
    const comparison = () => {
      if (unreadable > 0) return withUnreadable('', unreadable);
      if (isPartial) {
        const rows = number(MAX_RECORDS_READ);
        return translate('resources.turnover.tile.part', { rows });
      }
      const part = changeOf(compared?.current, compared?.previous);
      if (!compared) return previous.some(isKnown) && translate(key('no_change'));
      if (part === null) return null;
      return (
        <ChangeIn value={part}>
          {translate(key(compared.months === undefined ? 'change' : 'change_part'), {
            change: change(part),
            current: euro(compared.current),
            amount: euro(compared.previous),
            smart_count: compared.months,
          })}
        </ChangeIn>
      );
    };
    return (
      <>
        {!isChartOnly && (
          <Box sx={FIGURES}>
            {isLed && <LastMonth day={day} />}
            <div>
              <Typography variant="body2" color="text.secondary">
                {names.current}
              </Typography>
              <Typography variant={isLed ? 'h2' : 'h4'} component="p" sx={FIGURE}>
                {sum === null && unreadable === 0 ? <NoData /> : euroOrDash(sum)}
              </Typography>
              <Typography variant="caption" color="text.secondary" component="p">
                {comparison()}
              </Typography>
            </div>
          </Box>
        )}
        <MonthsFigure
          onMonth={isLed ? openMonth : undefined}
          label={translate(key('chart'), {
            current: euroOrDash(sum),
            previous: euroOrDash(sumOfKnown(previous)),
          })}
          months={{ starts, current, previous, running }}
          names={names}
        />
      </>
    );
  },
);
TurnoverHistory.displayName = 'TurnoverHistory';

/** The figures side by side, where there is room. */
const FIGURES = { display: 'flex', flexWrap: 'wrap', columnGap: 6, rowGap: 1, mb: 1.5 };

const FIGURE = { fontVariantNumeric: 'tabular-nums' };

/** Placeholder as high as the figures and the chart, while the months are read; `note` shows the progress. */
export const HistorySkeleton = ({ day, note }: { day: Date; note?: string }) => (
  <>
    <Box sx={FIGURES}>
      <LastMonth day={day} />
      <div>
        <Typography variant="body2">
          <Skeleton width={144} />
        </Typography>
        <Typography variant="h2" component="p">
          <Skeleton width={160} />
        </Typography>
        <Typography variant="caption" color="text.secondary" component="p">
          {note ?? <Skeleton width={240} />}
        </Typography>
      </div>
    </Box>
    <Typography variant="caption" component="p" sx={{ mb: 0.5 }}>
      <Skeleton width={280} />
    </Typography>
    <Skeleton variant="rounded" height={CHART_HEIGHT} />
  </>
);

const isKnown = (amount: number | null) => amount !== null;

const key = keysUnder('resources.turnover.customer');
