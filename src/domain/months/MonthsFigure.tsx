import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { runningColor } from '@/ui/charts/chart-look';
import { ChartFigure, ChartSkeleton } from '@/ui/charts/ChartFigure';
import { ChartLegend } from '@/ui/charts/ChartLegend';
import { earlierMonth, type ComparedMonths } from './compared-months';

const MonthBars = lazyComponent(() => import('./MonthBars'), 'MonthBars');

type MonthsFigureProps = {
  /** A sentence that describes the chart. */
  label: string;
  months: ComparedMonths;
  /** The names of both periods, for the legend and the table. */
  names: { current: string; previous: string };
  /** Whether each month is shown with the name of its side, as two promotions have months of the same year. */
  isNamed?: boolean;
  /** Height in pixels, if not that of all charts. */
  height?: number;
  /** Opens the rows of the month that begins at `start`, on a click of the mouse. */
  onMonth?: (start: Date) => void;
};

/** A chart of amounts by month beside those of the year before, with its legend and the table of its numbers. */
export const MonthsFigure = ({
  label,
  months,
  names,
  isNamed,
  height,
  onMonth,
}: MonthsFigureProps) => {
  const translate = useTranslate();
  const { euroOrDash, utc } = useFormats();
  const { starts, current, previous, running, isOneSeries = false } = months;
  const runningName = translate('months.running');
  const isRunning = starts.length > current.length;
  const earlierOf = (start: Date, at: number) => {
    const amount = euroOrDash(previous[at]);
    const isElsewhere = isNamed && months.shift !== 0 && previous[at] !== null;
    return isElsewhere ? `${utc.month(earlierMonth(months, start))}: ${amount}` : amount;
  };
  return (
    <>
      {!isOneSeries && (
        <ChartLegend
          marks={[
            ...(previous.some((amount) => amount !== null)
              ? [{ label: names.previous, shape: 'previous' as const, color: 'text.disabled' }]
              : []),
            ...(current.length > 0
              ? [{ label: names.current, shape: 'current' as const, color: 'primary.main' }]
              : []),
            ...(isRunning
              ? [{ label: runningName, shape: 'running' as const, color: runningColor }]
              : []),
          ]}
        />
      )}
      <ChartFigure
        label={label}
        height={height}
        header={[translate('months.month'), names.current || runningName, names.previous]}
        rows={starts.map((start, at) =>
          at < current.length
            ? [utc.month(start), euroOrDash(current[at]), earlierOf(start, at)]
            : [`${utc.month(start)} · ${runningName}`, euroOrDash(running), '–'],
        )}
      >
        <MonthBars
          waiting={<ChartSkeleton />}
          months={months}
          names={isNamed ? names : undefined}
          onMonth={onMonth}
        />
      </ChartFigure>
    </>
  );
};
