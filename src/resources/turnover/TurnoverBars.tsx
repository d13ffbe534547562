import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { CHART_BASE, TIME_AXIS, countAxis, tickLook } from '@/shared/charts/chart-look';
import { useFormats } from '@/shared/formats/useFormats';
import type { TurnoverByMonth } from './turnover-figures';

type TurnoverBarsProps = TurnoverByMonth & {
  starts: Date[];
  names: { current: string; previous: string };
};

/** Two bars a month: a year before, and now. Loaded apart: the charts weigh more than the page. */
export const TurnoverBars = ({ starts, current, previous, names }: TurnoverBarsProps) => {
  const theme = useTheme();
  const { euroTick, euro, utc } = useFormats();
  const valueFormatter = (amount: number | null) => euro(amount ?? 0);
  return (
    <BarChart
      {...CHART_BASE}
      borderRadius={2}
      xAxis={[
        {
          ...TIME_AXIS,
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
          ...countAxis([...current, ...previous]),
          tickLabelStyle: tickLook(theme),
          valueFormatter: (amount: number) => euroTick(amount),
        },
      ]}
      series={[
        {
          data: previous,
          label: names.previous,
          color: theme.palette.text.disabled,
          valueFormatter,
        },
        { data: current, label: names.current, color: theme.palette.primary.main, valueFormatter },
      ]}
    />
  );
};
