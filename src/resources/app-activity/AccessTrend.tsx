import { useTheme } from '@mui/material/styles';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { CHART_BASE, DAY_AXIS, countAxis, tickLook } from '@/ui/charts/chart-look';
import { useFormats } from '@/ui/formats/useFormats';

type AccessTrendProps = { starts: Date[]; current: number[]; previous: number[] };

/** Accesses per day, with those four weeks before as a dashed line. Lazy: the charts are larger than the page. */
export const AccessTrend = ({ starts, current, previous }: AccessTrendProps) => {
  const theme = useTheme();
  const translate = useTranslate();
  const { number, utc } = useFormats();
  const counted = {
    showMark: false,
    shape: 'circle',
    curve: 'linear',
    valueFormatter: format(number),
  } as const;
  return (
    <LineChart
      {...CHART_BASE}
      sx={{
        [`& .${lineClasses.area}`]: { opacity: 0.1 },
        [`& .${lineClasses.line}`]: { strokeWidth: 2 },
        [`& .${lineClasses.line}[data-series="previous"]`]: {
          strokeWidth: 1.5,
          strokeDasharray: '4 4',
        },
      }}
      xAxis={[
        {
          ...DAY_AXIS,
          tickLabelStyle: tickLook(theme),
          scaleType: 'point',
          data: starts,
          tickInterval: (_: Date, at: number) => at % 7 === 0,
          valueFormatter: (start: Date, { location }) =>
            location === 'tick' ? utc.shortDay(start) : utc.weekday(start),
        },
      ]}
      yAxis={[
        {
          ...countAxis([...current, ...previous]),
          tickLabelStyle: tickLook(theme),
          valueFormatter: (count: number) => number(count),
        },
      ]}
      series={[
        {
          ...counted,
          id: 'current',
          data: current,
          label: translate('activity.chart.current'),
          color: theme.palette.primary.main,
          area: true,
        },
        {
          ...counted,
          id: 'previous',
          data: previous,
          label: translate('activity.chart.previous'),
          color: theme.palette.text.secondary,
        },
      ]}
    />
  );
};

const format = (number: (value: number) => string) => (count: number | null) => number(count ?? 0);
