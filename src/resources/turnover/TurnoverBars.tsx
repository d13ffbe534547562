import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { CHART_BASE, MONTH_AXIS, countAxis, runningColor, tickLook } from '@/ui/charts/chart-look';
import { useFormats } from '@/ui/formats/useFormats';
import type { TurnoverByMonth } from './turnover-figures';

type TurnoverBarsProps = {
  /** The first days of the months, the current month last. */
  starts: Date[];
  turnover: TurnoverByMonth;
  names: { current: string; previous: string; running: string };
};

/**
 * Two bars a month, for the year before and now; the current month has one paler bar. Loaded lazily: the chart
 * library is larger than the page.
 */
export const TurnoverBars = ({ starts, turnover, names }: TurnoverBarsProps) => {
  const theme = useTheme();
  const { euroTick, euro, utc } = useFormats();
  const { current, previous, running } = turnover;
  const valueFormatter = (amount: number | null) => (amount === null ? null : euro(amount));
  return (
    <BarChart
      {...CHART_BASE}
      borderRadius={2}
      xAxis={[
        {
          ...MONTH_AXIS,
          tickLabelStyle: tickLook(theme),
          scaleType: 'band',
          data: starts,
          categoryGapRatio: 0.3,
          barGapRatio: 0,
          tickLabelPlacement: 'middle',
          valueFormatter: (start: Date, { location }) =>
            location === 'tick' ? utc.monthTick(start) : utc.month(start),
        },
      ]}
      yAxis={[
        {
          ...countAxis([...current, ...previous, running].map((amount) => amount ?? 0)),
          tickLabelStyle: tickLook(theme),
          valueFormatter: (amount: number) => euroTick(amount),
        },
      ]}
      series={[
        {
          data: [...previous, null],
          label: names.previous,
          color: theme.palette.text.disabled,
          valueFormatter,
        },
        {
          data: [...current, null],
          label: names.current,
          color: theme.palette.primary.main,
          stack: 'now',
          valueFormatter,
        },
        {
          data: [...current.map(() => null), running],
          label: names.running,
          color: runningColor(theme),
          stack: 'now',
          valueFormatter,
        },
      ]}
    />
  );
};
