import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { firstDayOf, lastDayOf } from '@/core/months';
import { exposureOf } from '@/domain/promotion/exposure';
import { BonusText, useExposureWords } from '@/domain/promotion/PromotionTotals';
import { useBonusCost } from '@/domain/promotion/useBonusCost';
import { ResultFigures } from '@/domain/promotion/ResultFigures';
import type { PromotionParts } from '@/domain/promotion/usePromotionParts';
import type { PromotionResults } from '@/domain/promotion/usePromotionResults';
import { useFormats } from '@/ui/formats/useFormats';
import { useWithUnreadable } from '@/ui/formats/useWithUnreadable';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { FigureFact, FigureStrip } from '@/ui/page/Figures';
import type { simulatedTotals } from './simulation';
import type { useSimulation } from './useSimulation';

type ReviewFiguresProps = {
  promotion: RaRecord;
  parts: PromotionParts;
  /** Its results, once it has ended and where its report has them. */
  results?: PromotionResults;
  simulation: ReturnType<typeof useSimulation>;
  totals: ReturnType<typeof simulatedTotals> | undefined;
};

/**
 * The maximum cost of the promotion, its cost if it had run a year before, and the winners it would have had; once it has
 * ended, the worth of its awards and its winners, where its report has them.
 */
export const ReviewFigures = ({ results, ...props }: ReviewFiguresProps) => {
  const translate = useTranslate();
  const { promotion, parts } = props;
  return (
    <FigureStrip label={translate('resources.promotion.review.figures')}>
      <MaximumCost promotion={promotion} parts={parts} />
      {results ? <ResultFigures results={results} /> : <SimulatedFigures {...props} />}
    </FigureStrip>
  );
};

const SimulatedFigures = ({ parts, simulation, totals }: Omit<ReviewFiguresProps, 'results'>) => {
  const translate = useTranslate();
  const { euro, number, share } = useFormats();
  const withUnreadable = useWithUnreadable();
  const span = useSpanName(simulation.months);
  const { data, isPending, isError } = simulation.reached;
  const eligible = data?.names.size ?? 0;
  const isReading = simulation.isPossible && parts.given?.length !== 0 && isPending;
  const note = () => {
    if (!simulation.isPossible) {
      return translate('resources.promotion.simulation.not_for_customers');
    }
    if (isError) return translate('query_card.failure');
    if (parts.given?.length === 0) {
      return translate('resources.promotion.simulation.nothing_given');
    }
    if (isReading) return translate('ra.page.loading');
    return data && !totals ? translate('resources.promotion.simulation.no_figures') : span;
  };
  const figure = (value: string | undefined): ReactNode =>
    value ?? (isReading && !isError ? <Skeleton width={WAITING} /> : '–');
  return (
    <>
      <FigureFact
        isLarge
        label={translate('resources.promotion.review.simulated')}
        figure={figure(totals && (totals.costCents === null ? '–' : euro(totals.costCents / 100)))}
        note={withUnreadable(
          totals && parts.awards?.length
            ? `${note()} · ${translate('resources.promotion.review.without_awards')}`
            : note(),
          totals?.unreadable ?? 0,
        )}
      />
      <FigureFact
        isLarge
        label={translate('resources.promotion.review.winners')}
        figure={figure(totals && number(totals.customers))}
        note={
          totals &&
          eligible > 0 &&
          translate('resources.promotion.review.of_customers', {
            share: share(totals.customers / eligible),
            count: number(eligible),
            smart_count: eligible,
          })
        }
      />
    </>
  );
};

const MaximumCost = ({ promotion, parts }: Pick<ReviewFiguresProps, 'promotion' | 'parts'>) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const { given, awards, isFailed } = parts;
  const bonus = useBonusCost(promotion, awards);
  const exposure = given && exposureOf(promotion, given);
  const isKnown = exposure && (bonus.cost || bonus.isFailed);
  const words = useExposureWords();
  const withUnreadable = useWithUnreadable();
  const said = isKnown ? words({ exposure, bonus: bonus.cost }) : undefined;
  const more = said && withUnreadable(said.besides, said.unreadable);
  return (
    <FigureFact
      isLarge
      label={translate('resources.promotion.exposure.title')}
      figure={said?.amount ?? (isFailed ? '–' : <Skeleton width={WAITING} />)}
      note={
        isFailed ? (
          translate('resources.promotion.totals.unread')
        ) : (
          <>
            {more && <Line>{more}</Line>}
            {bonus.cost && (awards?.length ?? 0) > 0 && (
              <Line>
                {translate('resources.promotion.exposure.bonus', {
                  smart_count: bonus.cost.winners,
                  count: number(bonus.cost.winners),
                })}
                {': '}
                <BonusText cost={bonus.cost} />
              </Line>
            )}
          </>
        )
      }
    />
  );
};

/** Narrower where the strip has little room. */
const WAITING = 'min(120px, 25cqi)';

/** A line of a note. */
const Line = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={{ display: 'block' }}>
    {children}
  </Box>
);

/** The months of the simulation, by name. */
export const useSpanName = (months: ReviewFiguresProps['simulation']['months']): string => {
  const { utc } = useFormats();
  if (!months) return '';
  return utc.span(firstDayOf(months.first), lastDayOf(months.last));
};
