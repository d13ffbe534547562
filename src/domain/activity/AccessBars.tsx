import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useFormats } from '@/ui/formats/useFormats';
import { changeOf } from '@/core/change';
import { COMPARED_TOOLTIP, ComparedPoints } from '@/ui/charts/ComparedTooltip';
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
  const nameOf = (start: Date) =>
    step === 'week' ? `${translate('activity.chart.week')} ${utc.day(start)}` : utc.month(start);
  const hasLabel = (start: Date) => step === 'month' || start.getUTCDate() <= 7;
  const firstLabelled = starts.find(hasLabel);
  const pointAt = (at: number) => {
    const [start, before] = [starts[at], starts[at - 1]];
    if (!start) return null;
    const isRunning = at === counts.length - 1;
    const name = isRunning
      ? `${nameOf(start)} · ${translate(`activity.chart.running_${step}`)}`
      : nameOf(start);
    const isCompared = before !== undefined && !isRunning;
    const periods: [string, string][] = [[name, number(counts[at] ?? 0)]];
    if (isCompared) periods.push([nameOf(before), number(counts[at - 1] ?? 0)]);
    return { periods, change: isCompared ? changeOf(counts[at], counts[at - 1]) : null };
  };
  return (
    <ComparedPoints at={pointAt}>
      <BarChart
        {...CHART_BASE}
        slots={COMPARED_TOOLTIP}
        borderRadius={step === 'week' ? 2 : 4}
        xAxis={[
          {
            ...MONTH_AXIS,
            tickLabelStyle: tickLook(theme),
            scaleType: 'band',
            data: starts,
            categoryGapRatio: 0.35,
            // A month's label is under the week in which it starts.
            tickInterval: hasLabel,
            tickLabelPlacement: 'middle',
            valueFormatter: (start: Date) => utc.monthTick(start, firstLabelled),
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
          { stack: 'accesses', data: whole, color: theme.palette.primary.main },
          { id: 'running', stack: 'accesses', data: running, color: runningColor(theme) },
        ]}
      />
    </ComparedPoints>
  );
};
