import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { CHART_BASE, countAxis, DAY_AXIS, MONTH_AXIS, tickLook } from '@/ui/charts/chart-look';
import { useFormats } from '@/ui/formats/useFormats';
import type { Periods } from './answer-periods';

type AnswerBarsProps = Periods & { label: string };

/** One bar per day, week or month. Loaded lazily: the chart library is larger than the page. */
export const AnswerBars = ({ starts, counts, step, label }: AnswerBarsProps) => {
  const theme = useTheme();
  const { number, utc } = useFormats();
  const nameOf = step === 'month' ? utc.month : utc.day;
  return (
    <BarChart
      {...CHART_BASE}
      borderRadius={2}
      xAxis={[
        {
          ...(step === 'month' ? MONTH_AXIS : DAY_AXIS),
          tickLabelStyle: tickLook(theme),
          scaleType: 'band',
          data: starts,
          categoryGapRatio: 0.3,
          tickLabelPlacement: 'middle',
          valueFormatter: (start: Date, { location }) => {
            if (location !== 'tick') return nameOf(start);
            return step === 'month' ? utc.monthTick(start) : utc.shortDay(start);
          },
        },
      ]}
      yAxis={[
        {
          ...countAxis(counts),
          tickLabelStyle: tickLook(theme),
          valueFormatter: (count: number) => number(count),
        },
      ]}
      series={[
        {
          data: counts,
          label,
          color: theme.palette.primary.main,
          valueFormatter: (count) => number(count ?? 0),
        },
      ]}
    />
  );
};
