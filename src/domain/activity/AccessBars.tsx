import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useFormats } from '@/ui/formats/useFormats';
import type { Step } from './AccessHistory';
import {
  CHART_BASE,
  MONTH_AXIS,
  countAxis,
  runningColor,
  splitRunning,
  tickLook,
} from '@/ui/charts/chart-look';

type AccessBarsProps = { starts: Date[]; counts: number[]; step: Step };

/**
 * A bar for each week or month; the current one is paler. In a chunk of its own, because the chart library is larger
 * than the page.
 */
export const AccessBars = ({ starts, counts, step }: AccessBarsProps) => {
  const theme = useTheme();
  const translate = useTranslate();
  const { number, utc } = useFormats();
  const { whole, running } = splitRunning(counts);
  const bars = { stack: 'accesses', valueFormatter: format(number) };
  const week = (start: Date) => `${translate('activity.chart.week')} ${utc.day(start)}`;
  return (
    <BarChart
      {...CHART_BASE}
      borderRadius={step === 'week' ? 2 : 4}
      xAxis={[
        {
          ...MONTH_AXIS,
          tickLabelStyle: tickLook(theme),
          scaleType: 'band',
          data: starts,
          categoryGapRatio: 0.35,
          // A month's label is under the week in which it starts.
          tickInterval: (start: Date) => step === 'month' || start.getUTCDate() <= 7,
          tickLabelPlacement: 'middle',
          valueFormatter: (start: Date, { location }) => {
            if (location === 'tick') return utc.monthTick(start);
            return step === 'week' ? week(start) : utc.month(start);
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
          ...bars,
          data: whole,
          label: translate('activity.chart.accesses'),
          color: theme.palette.primary.main,
        },
        {
          ...bars,
          data: running,
          label: translate(`activity.chart.running_${step}`),
          color: runningColor(theme),
        },
      ]}
    />
  );
};

/** No tooltip for a missing bar. */
const format = (number: (value: number) => string) => (count: number | null) =>
  count === null ? null : number(count);
