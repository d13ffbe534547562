import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { changeOf } from '@/core/change';
import { today } from '@/core/days';
import { CHART_BASE, countAxis, dayAxis, MONTH_AXIS, tickLook } from '@/ui/charts/chart-look';
import { COMPARED_TOOLTIP, ComparedPoints } from '@/ui/charts/ComparedTooltip';
import { useFormats } from '@/ui/formats/useFormats';
import { periodNames, type Periods } from './answer-periods';

/** One bar per day, week or month. Loaded lazily: the chart library is larger than the page. */
export const AnswerBars = ({ periods }: { periods: Periods }) => {
  const theme = useTheme();
  const { number, utc } = useFormats();
  const { step, starts, ends, counts } = periods;
  const names = periodNames(periods, utc);
  const pointAt = (at: number) => {
    const compared = [at, at - 1].flatMap((each): [string, string][] => {
      const name = names[each];
      return name === undefined ? [] : [[name, number(counts[each] ?? 0)]];
    });
    // The first period may be shorter, and the last may not be over yet.
    const isWhole = at > 1 && (ends[at] ?? 0) < today();
    return { periods: compared, change: isWhole ? changeOf(counts[at], counts[at - 1]) : null };
  };
  return (
    <ComparedPoints at={pointAt}>
      <BarChart
        {...CHART_BASE}
        margin={MARGIN}
        slots={COMPARED_TOOLTIP}
        borderRadius={2}
        xAxis={[
          {
            ...(step === 'month' ? MONTH_AXIS : dayAxis(Math.ceil(counts.length / NAMED))),
            tickLabelStyle: tickLook(theme),
            scaleType: 'band',
            data: starts,
            categoryGapRatio: 1 - BAR * Math.min(1, counts.length / FEW),
            tickLabelPlacement: 'middle',
            valueFormatter: (start: Date) =>
              step === 'month' ? utc.monthTick(start, starts[0]) : utc.shortDay(start),
          },
        ]}
        yAxis={[
          {
            ...countAxis(counts),
            tickLabelStyle: tickLook(theme),
            valueFormatter: (count: number) => number(count),
          },
        ]}
        series={[{ data: counts, color: theme.palette.primary.main }]}
      />
    </ComparedPoints>
  );
};

/** The number of days or weeks that are named: on a phone there is room for no more. */
const NAMED = 6;

/** The part of its room that a bar fills. Bars fewer than these are no wider than if there were as many. */
const BAR = 0.7;
const FEW = 10;

/** With room for half a name beyond the last bar, which is narrower than its name. */
const MARGIN = { ...CHART_BASE.margin, right: 24 };
