import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { changeOf } from '@/core/change';
import { dayOf } from '@/core/days';
import type { WireRecord } from '@/core/resource';
import { Change, ChangeIn } from '@/ui/charts/Change';
import { FigureFact, FigureGrid } from '@/ui/page/Figures';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useDefinition } from '@/kit/registry/definitions';
import { announceNews } from '@/ui/announce/announced';
import { ComparedFigures } from './ComparedFigures';
import type { Gap } from './period-gap';
import {
  comparedFiguresOf,
  daysIn,
  figuresOf,
  hasFigure,
  MAIN_FIGURE,
  type ComparedFigure,
  type Figure,
  type PeriodRows,
} from './report-figures';
import { useFigureFormat } from './useFigureFormat';
import { useFigureName } from './useFigureName';

type Rows = readonly WireRecord[];

type ReportTotalsProps = {
  rows: Rows;
  /** The codes of the promotions that are not over: their figures are those so far. */
  underWay: ReadonlySet<string>;
  /** The filters of the list. */
  filters: Readonly<Record<string, unknown>>;
};

/** The totals of the rows of a report: their turnover large, with its promotions and period, then the others. */
export const ReportTotals = ({ rows, underWay, filters }: ReportTotalsProps) => {
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

/** The days that a list is filtered by, in words, and that promotions count for all of theirs. */
const usePeriodName = ({ from, to }: Readonly<Record<string, unknown>>): string => {
  const translate = useTranslate();
  const { utc } = useFormats();
  const [first, last] = [dayOf(from), dayOf(to)];
  const whole = translate('report.whole');
  if (first && last) return `${utc.days(first, last)}, ${whole}`;
  if (first) return `${translate('report.since', { day: utc.day(first) })}, ${whole}`;
  return last ? `${translate('report.until', { day: utc.day(last) })}, ${whole}` : whole;
};

type TotalsComparedProps = {
  one: PeriodRows;
  other: PeriodRows;
  gap: Gap | null;
  /** Whether many promotions of one period alone are still under way. */
  isUneven: boolean;
  /** The codes of the promotions that are not over: their figures are those so far. */
  underWay: ReadonlySet<string>;
  /** Whether no change is better or worse. */
  isNeutral: boolean;
};

/**
 * The totals of two periods, side by side. Periods with more promotions achieve more: where their numbers differ, the
 * change is that of one promotion on average.
 */
export const TotalsCompared = ({
  one,
  other,
  gap,
  isUneven,
  underWay,
  isNeutral,
}: TotalsComparedProps) => {
  const translate = useTranslate();
  const nameOf = useFigureName();
  const { utc, number, change } = useFormats();
  const side = ({ period: { from, to }, rows }: PeriodRows) => ({
    name: utc.days(new Date(from), new Date(to)),
    ...comparedFiguresOf(rows),
  });
  const [now, before] = [side(one), side(other)];
  const openIn = ({ codes }: typeof now) => codes.filter((code) => underWay.has(code)).length;
  const promotions = (compared: typeof now) => {
    const [count, open] = [compared.figures.promotions, openIn(compared)];
    const all = translate('report.of_promotions', { smart_count: count, count: number(count) });
    return open === 0
      ? all
      : `${all}, ${translate('report.under_way', { smart_count: open, count: number(open) })}`;
  };
  const isSoFar = openIn(now) + openIn(before) > 0;
  const { format } = useFigureFormat();
  const valueOf = ({ figures }: typeof now, figure: ComparedFigure) =>
    format(figure, figures[figure]);
  const changeIn = (figure: ComparedFigure) =>
    changeOf(now.figures[figure], before.figures[figure]);
  const isLike = now.figures.promotions === before.figures.promotions;
  const incomplete = now.incomplete + before.incomplete;
  const [total, each] = [changeIn(MAIN_FIGURE), changeIn('achieved_each')];
  return (
    <>
      <Box component="dl" sx={{ m: 0, mb: 2 }}>
        <FigureFact
          isLarge
          label={`${nameOf(MAIN_FIGURE)} · ${promotions(now)}, ${now.name}, ${translate('report.whole')}`}
          figure={valueOf(now, MAIN_FIGURE)}
          beside={
            isLike &&
            total !== null && (
              <span>
                <Change value={total} isNeutral={isNeutral} />
                {isSoFar && ` ${translate('report.so_far')}`}
              </span>
            )
          }
          note={
            <Box component="span" sx={{ typography: 'body2' }}>
              {translate('report.vs', {
                amount: valueOf(before, MAIN_FIGURE),
                period: `${promotions(before)}, ${before.name}`,
              })}
            </Box>
          }
        />
      </Box>
      {!isLike && each !== null && (
        <Typography variant="body2" sx={{ mb: 2 }}>
          <ChangeIn value={each} isNeutral={isNeutral}>
            {translate('report.each', {
              amount: valueOf(now, 'achieved_each'),
              change: isSoFar ? `${change(each)} ${translate('report.so_far')}` : change(each),
              before: valueOf(before, 'achieved_each'),
            })}
          </ChangeIn>
        </Typography>
      )}
      {gap && <GapNote gap={gap} />}
      {!gap && isUneven && (
        <Typography ref={announceNews} variant="body2" sx={DOUBT}>
          {translate('report.uneven')}
        </Typography>
      )}
      <ComparedFigures
        label={translate('report.title')}
        names={isLike ? SUMMED : UNLIKE}
        one={now}
        other={before}
        isNeutral={isNeutral}
        changes={isSoFar ? 'so_far' : 'whole'}
      />
      {incomplete > 0 && (
        <Typography variant="caption" component="p" color="text.secondary" sx={{ mt: 1.5 }}>
          {translate('report.incomplete', { smart_count: incomplete, count: number(incomplete) })}
        </Typography>
      )}
    </>
  );
};

const DOUBT = { mb: 2, color: 'status.warning.text' };

/** The days of a period that have a promotion, where they are so few that changes say little. */
const GapNote = ({ gap: { period, days } }: { gap: Gap }) => {
  const translate = useTranslate();
  const { utc, number } = useFormats();
  return (
    <Typography ref={announceNews} variant="body2" sx={DOUBT}>
      {translate(days === 0 ? 'report.gap_none' : 'report.gap', {
        smart_count: days,
        days: number(days),
        all: number(daysIn(period)),
        period: utc.days(new Date(period.from), new Date(period.to)),
      })}
    </Typography>
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

/** The figures of periods with different numbers of promotions. */
const UNLIKE: readonly ComparedFigure[] = [
  'promotions',
  ...SUMMED.flatMap((figure) =>
    figure === MAIN_FIGURE ? [figure, 'achieved_each' as const] : [figure],
  ),
];
