import type { ReactNode } from 'react';
import { dayOf } from '@/core/days';
import type { WireRecord } from '@/core/resource';
import { FigureFact, FigureGrid } from '@/ui/page/Figures';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useDefinition } from '@/kit/registry/definitions';
import { figuresOf, hasFigure, MAIN_FIGURE, SUMMABLE_FIGURES } from './report-figures';
import { useFigureFormat } from './useFigureFormat';
import { useFigureName } from './useFigureName';

type ReportTotalsProps = {
  rows: readonly WireRecord[];
  /** The codes of the promotions that are still running, whose figures still grow. */
  underWay: ReadonlySet<string>;
  /** The filters of the list. */
  filters: Readonly<Record<string, unknown>>;
  /** The rows that the large figure adds up. */
  basis: ReactNode;
};

/** The totals of the rows of a report: the turnover, with its promotions and period, in large type, then the others. */
export const ReportTotals = ({ rows, underWay, filters, basis }: ReportTotalsProps) => {
  const translate = useTranslate();
  const nameOf = useFigureName();
  const { format } = useFigureFormat();
  const periodName = usePeriodName(filters);
  const { values } = useDefinition();
  const state = values?.status?.find((known) => known === filters.status) ?? 'all';
  const promotions = translate(`report.promotions.${state}`);
  const figures = figuresOf(rows);
  const isSoFar = underWay.size > 0;
  return (
    <FigureGrid>
      {hasFigure(rows, MAIN_FIGURE) && (
        <FigureFact
          isLarge
          label={`${nameOf(MAIN_FIGURE)} · ${promotions}, ${periodName}${isSoFar ? ` ${translate('report.so_far')}` : ''}`}
          figure={format(MAIN_FIGURE, figures[MAIN_FIGURE])}
          note={basis}
        />
      )}
      {SUMMABLE_FIGURES.filter((figure) => figure !== MAIN_FIGURE && hasFigure(rows, figure)).map(
        (figure) => (
          <FigureFact
            key={figure}
            label={nameOf(figure)}
            figure={format(figure, figures[figure])}
          />
        ),
      )}
    </FigureGrid>
  );
};

/** The days that a list is filtered by, in words; promotions count with all their days. */
const usePeriodName = ({ from, to }: Readonly<Record<string, unknown>>): string => {
  const translate = useTranslate();
  const { utc } = useFormats();
  const [first, last] = [dayOf(from), dayOf(to)];
  const whole = translate('report.whole');
  if (first && last) return `${utc.days(first, last)}, ${whole}`;
  if (first) return `${translate('report.since', { day: utc.day(first) })}, ${whole}`;
  return last ? `${translate('report.until', { day: utc.day(last) })}, ${whole}` : whole;
};
