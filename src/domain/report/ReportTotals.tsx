import Box from '@mui/material/Box';
import { useResourceContext } from 'react-admin';
import { changeOf } from '@/core/change';
import { dayOf } from '@/core/days';
import type { WireRecord } from '@/core/resource';
import { Change } from '@/ui/charts/Change';
import { FigureFact, FigureGrid } from '@/ui/page/Figures';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useDefinition } from '@/kit/registry/definitions';
import { ComparedFigures } from './ComparedFigures';
import { figuresOf, hasFigure, MAIN_FIGURE, type Figure, type Period } from './report-figures';
import { useFigureFormat } from './useFigureFormat';

type Rows = readonly WireRecord[];

type ReportTotalsProps = {
  rows: Rows;
  /** The filters of the list. */
  filters: Readonly<Record<string, unknown>>;
};

/** The totals of the rows of a report: their turnover large, with its promotions and period, then the others. */
export const ReportTotals = ({ rows, filters }: ReportTotalsProps) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const { format } = useFigureFormat();
  const periodName = usePeriodName(filters);
  const { values } = useDefinition();
  const state = values?.status?.find((known) => known === filters.status) ?? 'all';
  const promotions = translate(`report.promotions.${state}`);
  const figures = figuresOf(rows);
  const nameOf = (figure: Figure) => translate(`resources.${resource}.fields.${figure}`);
  return (
    <FigureGrid>
      {hasFigure(rows, MAIN_FIGURE) && (
        <FigureFact
          isLarge
          label={`${nameOf(MAIN_FIGURE)} · ${promotions}, ${periodName}`}
          figure={format(MAIN_FIGURE, figures[MAIN_FIGURE])}
        />
      )}
      {SUMMED.filter((figure) => figure !== MAIN_FIGURE && hasFigure(rows, figure)).map(
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

/** The days that a list is filtered by, in words; without any, all days of its promotions. */
const usePeriodName = ({ from, to }: Readonly<Record<string, unknown>>): string => {
  const translate = useTranslate();
  const { utc } = useFormats();
  const [first, last] = [dayOf(from), dayOf(to)];
  if (first && last) return utc.days(first, last);
  if (first) return translate('report.since', { day: utc.day(first) });
  return last ? translate('report.until', { day: utc.day(last) }) : translate('report.whole');
};

type PeriodRows = { period: Period; rows: Rows };

/** The totals of two periods, side by side. */
export const TotalsCompared = ({ one, other }: { one: PeriodRows; other: PeriodRows }) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const { utc } = useFormats();
  const side = ({ period: { from, to }, rows }: PeriodRows) => ({
    name: utc.days(new Date(from), new Date(to)),
    figures: figuresOf(rows),
  });
  const [now, before] = [side(one), side(other)];
  const { format } = useFigureFormat();
  const change = changeOf(now.figures[MAIN_FIGURE], before.figures[MAIN_FIGURE]);
  return (
    <>
      <Box component="dl" sx={{ m: 0, mb: 2 }}>
        <FigureFact
          isLarge
          label={`${translate(`resources.${resource}.fields.${MAIN_FIGURE}`)} · ${now.name}`}
          figure={format(MAIN_FIGURE, now.figures[MAIN_FIGURE])}
          beside={change !== null && <Change value={change} />}
          note={translate('report.vs', {
            amount: format(MAIN_FIGURE, before.figures[MAIN_FIGURE]),
            period: before.name,
          })}
        />
      </Box>
      <ComparedFigures label={translate('report.title')} names={SUMMED} one={now} other={before} />
    </>
  );
};

/** Customers and targets are shared by several promotions: only the other figures can be added. */
const SUMMED: readonly Figure[] = [
  'participants',
  'achieved_total',
  'awards_earned',
  'awards_delivered',
  'payout',
];
