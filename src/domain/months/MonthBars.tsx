import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { COMPARED_TOOLTIP, ComparedPoints } from '@/ui/charts/ComparedTooltip';
import { CHART_BASE, MONTH_AXIS, countAxis, runningColor, tickLook } from '@/ui/charts/chart-look';
import { namedMonths } from './named-months';
import { changeAt, earlierMonth, type ComparedMonths } from './compared-months';

type MonthBarsProps = {
  months: ComparedMonths;
  /** Names of both sides, where the month alone does not identify a bar. More on one side is then no better. */
  names?: { current: string; previous: string };
  /** Opens the rows of the month that begins at `start`, on a click. A touch only shows the month's amounts. */
  onMonth?: (start: Date) => void;
};

/**
 * A bar chart with two bars per month, the year before and now; the month in progress has a single, paler bar. Loaded
 * lazily, because the chart library is larger than the pages.
 */
export const MonthBars = ({ months, names, onMonth }: MonthBarsProps) => {
  const theme = useTheme();
  const translate = useTranslate();
  const { euroOrDash, euroTick, utc } = useFormats();
  const { starts, current, previous, running, isOneSeries = false } = months;
  const pointAt = (at: number) => {
    const start = starts[at];
    if (!start) return null;
    const isRunning = at >= current.length;
    const monthIn = (side: 'current' | 'previous', month: Date) =>
      names ? `${names[side]} · ${utc.month(month)}` : utc.month(month);
    const name = monthIn('current', start);
    const periods: [string, string][] = isRunning
      ? [[`${name} · ${translate('months.running')}`, euroOrDash(running)]]
      : [[name, euroOrDash(current[at])]];
    // Earlier months that have no bars of their own are listed only if they have an amount.
    if (!isRunning && (!isOneSeries || typeof previous[at] === 'number')) {
      periods.push([monthIn('previous', earlierMonth(months, start)), euroOrDash(previous[at])]);
    }
    return { periods, change: changeAt(months, at), isNeutral: names !== undefined };
  };
  const openMonth = (event: MouseEvent, data: { dataIndex: number } | null) => {
    const start = data && starts[data.dataIndex];
    if (start && !(event instanceof PointerEvent && event.pointerType !== 'mouse'))
      onMonth?.(start);
  };
  const tail = starts.length > current.length ? [null] : [];
  return (
    <ComparedPoints at={pointAt}>
      <BarChart
        {...CHART_BASE}
        borderRadius={2}
        slots={COMPARED_TOOLTIP}
        onAxisClick={onMonth && openMonth}
        sx={onMonth ? OPENING : CHART_BASE.sx}
        xAxis={[
          {
            ...MONTH_AXIS,
            tickLabelStyle: tickLook(theme),
            scaleType: 'band',
            data: [...starts],
            // Few months get narrow bars instead of filling the chart.
            categoryGapRatio: starts.length < FEW ? 0.7 : 0.3,
            barGapRatio: 0,
            tickLabelPlacement: 'middle',
            valueFormatter: (start: Date, context) => {
              if (context.location !== 'tick') return utc.month(start);
              const named = namedMonths(starts, context.scale.step());
              return named.includes(start) ? utc.monthTick(start, named[0]) : '';
            },
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
          ...(isOneSeries
            ? []
            : [
                {
                  id: 'previous',
                  data: [...previous, ...tail],
                  color: theme.palette.text.disabled,
                },
              ]),
          {
            id: 'current',
            data: [...current, ...tail],
            color: theme.palette.primary.main,
            stack: 'now',
          },
          {
            id: 'running',
            data: [...current.map(() => null), ...tail.map(() => running ?? null)],
            color: runningColor(theme),
            stack: 'now',
          },
        ]}
      />
    </ComparedPoints>
  );
};

const OPENING = { ...CHART_BASE.sx, cursor: 'pointer' };

/** Fewer months than this have narrow bars. */
const FEW = 6;
