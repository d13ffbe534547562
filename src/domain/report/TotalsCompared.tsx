import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { changeOf } from '@/core/change';
import { announceNews } from '@/ui/announce/announced';
import { Change, ChangeIn } from '@/ui/charts/Change';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { FigureFact } from '@/ui/page/Figures';
import { ComparedFigures } from './ComparedFigures';
import type { Gap } from './period-gap';
import {
  comparedFiguresOf,
  daysIn,
  MAIN_FIGURE,
  SUMMABLE_FIGURES,
  type ComparedFigure,
  type PeriodRows,
} from './report-figures';
import { useFigureFormat } from './useFigureFormat';
import { useFigureName } from './useFigureName';

type TotalsComparedProps = {
  one: PeriodRows;
  other: PeriodRows;
  gap: Gap | null;
  /** Whether many promotions of only one of the periods are still running. */
  isUneven: boolean;
  /** The codes of the promotions that are still running, whose figures still grow. */
  underWay: ReadonlySet<string>;
  /** Whether no change is better or worse. */
  isNeutral: boolean;
};

/** The figures of a period, and its days in words. */
type Side = ReturnType<typeof comparedFiguresOf> & { name: string };

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
  const { utc, number } = useFormats();
  const sideOf = ({ period: { from, to }, rows }: PeriodRows): Side => ({
    name: utc.days(new Date(from), new Date(to)),
    ...comparedFiguresOf(rows),
  });
  const [now, before] = [sideOf(one), sideOf(other)];
  const isSoFar = [...now.codes, ...before.codes].some((code) => underWay.has(code));
  const isLike = now.figures.promotions === before.figures.promotions;
  const incomplete = now.incomplete + before.incomplete;
  const shared = { now, before, isSoFar, isNeutral };
  return (
    <>
      <MainFigure {...shared} isLike={isLike} underWay={underWay} />
      {!isLike && <AverageChange {...shared} />}
      {gap && <GapNote gap={gap} />}
      {!gap && isUneven && (
        <Typography ref={announceNews} variant="body2" sx={DOUBT}>
          {translate('report.uneven')}
        </Typography>
      )}
      <ComparedFigures
        label={translate('report.title')}
        names={isLike ? SUMMABLE_FIGURES : UNLIKE}
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

type ChangeProps = {
  now: Side;
  before: Side;
  /** Whether figures of running promotions are among those compared. */
  isSoFar: boolean;
  isNeutral: boolean;
};

type MainFigureProps = ChangeProps & Pick<TotalsComparedProps, 'underWay'> & { isLike: boolean };

/** The turnover of both periods, with its change where their numbers of promotions are equal (`isLike`). */
const MainFigure = ({ now, before, isSoFar, isNeutral, isLike, underWay }: MainFigureProps) => {
  const translate = useTranslate();
  const nameOf = useFigureName();
  const { format } = useFigureFormat();
  const { number } = useFormats();
  const change = changeIn(MAIN_FIGURE, now, before);
  const promotionsOf = ({ codes, figures: { promotions } }: Side) => {
    const open = codes.filter((code) => underWay.has(code)).length;
    const all = translate('report.of_promotions', {
      smart_count: promotions,
      count: number(promotions),
    });
    return open === 0
      ? all
      : `${all}, ${translate('report.under_way', { smart_count: open, count: number(open) })}`;
  };
  return (
    <Box component="dl" sx={{ m: 0, mb: 2 }}>
      <FigureFact
        isLarge
        label={`${nameOf(MAIN_FIGURE)} · ${promotionsOf(now)}, ${now.name}, ${translate('report.whole')}`}
        figure={format(MAIN_FIGURE, now.figures[MAIN_FIGURE])}
        beside={
          isLike &&
          change !== null && (
            <span>
              <Change value={change} isNeutral={isNeutral} />
              {isSoFar && ` ${translate('report.so_far')}`}
            </span>
          )
        }
        note={
          <Box component="span" sx={{ typography: 'body2' }}>
            {translate('report.vs', {
              amount: format(MAIN_FIGURE, before.figures[MAIN_FIGURE]),
              period: `${promotionsOf(before)}, ${before.name}`,
            })}
          </Box>
        }
      />
    </Box>
  );
};

/** A sentence with the change in the average turnover of a promotion; nothing where it is not known. */
const AverageChange = ({ now, before, isSoFar, isNeutral }: ChangeProps) => {
  const translate = useTranslate();
  const { format } = useFigureFormat();
  const formats = useFormats();
  const change = changeIn('achieved_each', now, before);
  if (change === null) return null;
  const text = formats.change(change);
  return (
    <Typography variant="body2" sx={{ mb: 2 }}>
      <ChangeIn value={change} isNeutral={isNeutral}>
        {translate('report.each', {
          amount: format('achieved_each', now.figures.achieved_each),
          change: isSoFar ? `${text} ${translate('report.so_far')}` : text,
          before: format('achieved_each', before.figures.achieved_each),
        })}
      </ChangeIn>
    </Typography>
  );
};

const changeIn = (figure: ComparedFigure, now: Side, before: Side) =>
  changeOf(now.figures[figure], before.figures[figure]);

/** Says how many days of a period have a promotion, where they are so few that changes say little. */
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

const DOUBT = { mb: 2, color: 'status.warning.text' };

/** The figures of periods with different numbers of promotions. */
const UNLIKE: readonly ComparedFigure[] = [
  'promotions',
  ...SUMMABLE_FIGURES.flatMap((figure) =>
    figure === MAIN_FIGURE ? [figure, 'achieved_each' as const] : [figure],
  ),
];
