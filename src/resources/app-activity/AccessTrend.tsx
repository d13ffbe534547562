import { useTheme } from '@mui/material/styles';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';
import { changeOf } from '@/core/change';
import { COMPARED_TOOLTIP, ComparedPoints } from '@/ui/charts/ComparedTooltip';
import { CHART_BASE, dayAxis, FORCED_COLORS, countAxis, tickLook } from '@/ui/charts/chart-look';
import { useFormats } from '@/ui/formats/useFormats';
import { previousStart } from '@/domain/activity/periods';

type AccessTrendProps = { starts: Date[]; current: number[]; previous: number[] };

/** Accesses per day; a dashed line shows those of four weeks earlier. Lazy: the charts are larger than the page. */
export const AccessTrend = ({ starts, current, previous }: AccessTrendProps) => {
  const theme = useTheme();
  const { number, utc } = useFormats();
  const counted = { showMark: false, shape: 'circle', curve: 'linear' } as const;
  const pointAt = (at: number) => {
    const start = starts[at];
    if (!start) return null;
    const [now = 0, before = 0] = [current[at], previous[at]];
    return {
      periods: [
        [utc.weekday(start), number(now)],
        [utc.weekday(previousStart(start)), number(before)],
      ] as const,
      change: changeOf(now, before),
    };
  };
  return (
    <ComparedPoints at={pointAt}>
      <LineChart
        {...CHART_BASE}
        slots={COMPARED_TOOLTIP}
        sx={{
          [`& .${lineClasses.area}`]: { opacity: 0.1 },
          [`& .${lineClasses.line}`]: { strokeWidth: 2 },
          [`& .${lineClasses.line}[data-series="previous"]`]: {
            strokeWidth: 1.5,
            strokeDasharray: '4 4',
          },
          [FORCED_COLORS]: {
            ...CHART_BASE.sx[FORCED_COLORS],
            [`& .${lineClasses.line}`]: { stroke: 'CanvasText' },
          },
        }}
        xAxis={[
          {
            ...dayAxis(7),
            tickLabelStyle: tickLook(theme),
            scaleType: 'point',
            data: starts,
            valueFormatter: (start: Date) => utc.shortDay(start),
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
            color: theme.palette.primary.main,
            area: true,
          },
          {
            ...counted,
            id: 'previous',
            data: previous,
            color: theme.palette.text.secondary,
          },
        ]}
      />
    </ComparedPoints>
  );
};
