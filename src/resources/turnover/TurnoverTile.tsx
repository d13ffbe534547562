import { MAX_RECORDS_READ } from '@/core/constants';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { FigureTile, type Figure } from '@/ui/charts/FigureTile';
import { monthStarts } from '@/domain/activity/periods';
import { useFormats } from '@/ui/formats/useFormats';
import { useWithUnreadable } from '@/ui/formats/useWithUnreadable';
import { listLink } from '@/kit/links/list-link';
import { useDefinition } from '@/kit/registry/definitions';
import { monthsUpTo, type TurnoverByMonth } from './turnover-figures';
import { useTurnoverByMonth } from './useTurnoverByMonth';

/** On the dashboard: the turnover of the last whole month, against the same month a year before. */
export const TurnoverTile = () => {
  const translate = useTranslate();
  const definition = useDefinition();
  const { number, utc } = useFormats();
  const figureOf = useFigure();
  const { day, months } = useTurnoverByMonth();
  const start = monthStarts(day.getTime()).at(-2) ?? day;
  const { year, month } = monthsUpTo(day).at(-2) ?? {};
  return (
    <FigureTile
      label={translate('resources.turnover.tile.label', { month: utc.monthName(start) })}
      figure={months.data && figureOf(months.data, start)}
      progress={translate('resources.turnover.tile.reading', {
        read: number(months.progress.read),
        total: number(months.progress.total),
      })}
      to={listLink(definition, { year: String(year), month: String(month) })}
      isBusy={months.isFetching}
      isFailed={months.isError}
      retry={months.refetch}
    />
  );
};

const useFigure = () => {
  const translate = useTranslate();
  const { euroTick, number, utc } = useFormats();
  const withUnreadable = useWithUnreadable();
  return ({ current, previous, unreadable, isPartial }: TurnoverByMonth, start: Date): Figure => {
    const amount = current.at(-1) ?? null;
    const before = previous.at(-1) ?? 0;
    const isCompared = amount !== null && before > 0 && unreadable === 0;
    const written = (value: number | null | undefined) =>
      typeof value === 'number' ? euroTick(value) : '–';
    const yearBefore = new Date(Date.UTC(start.getUTCFullYear() - 1, start.getUTCMonth()));
    const noteOf = () => {
      if (isPartial) {
        return translate('resources.turnover.tile.part', { rows: number(MAX_RECORDS_READ) });
      }
      if (unreadable > 0) return '';
      const words = `resources.turnover.tile.${before > 0 ? 'note' : 'no_note'}`;
      return translate(words, { month: utc.month(yearBefore) });
    };
    return {
      value: written(amount),
      change: isCompared && !isPartial ? amount / before - 1 : null,
      note: withUnreadable(noteOf(), unreadable),
      points: current.flatMap((value) => value ?? []),
      pointsLabel: translate('resources.turnover.tile.points', {
        from: written(current[0]),
        to: written(amount),
      }),
    };
  };
};
