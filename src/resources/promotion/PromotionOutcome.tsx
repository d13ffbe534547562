import type { RaRecord } from 'react-admin';
import { awardLimitsOf } from '@/core/awards';
import { flagOf } from '@/core/flag';
import { hasEnded } from '@/core/state';
import { quotaLeftIn } from '@/domain/promotion/quota-left';
import { seesAllOf } from '@/domain/audience/sees-all-of';
import { ResultFigures, WAITING } from '@/domain/promotion/ResultFigures';
import { usePromotionResults, type PromotionResults } from '@/domain/promotion/usePromotionResults';
import { useCurrentUser } from '@/providers/session/use-session';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useFormats } from '@/ui/formats/useFormats';
import { FigureFact, FigureStrip } from '@/ui/page/Figures';

type PromotionOutcomeProps = {
  promotion: RaRecord;
  /** Its gifts or rewards, once they are read. */
  given?: readonly RaRecord[];
};

/**
 * The results of a promotion that has begun, where its report has them: so far, with the awards its quotas leave, while
 * it runs. They are those of the user's own customers, where the user sees no others.
 */
export const PromotionOutcome = ({ promotion, given }: PromotionOutcomeProps) => {
  const translate = useTranslate();
  const results = usePromotionResults(promotion);
  const seesAll = seesAllOf(useCurrentUser(), [...awardLimitsOf(promotion).quotas.keys()]);
  if (!results.isPending && results.totals?.earned == null) return null;
  return (
    <FigureStrip label={translate('resources.company-report.figures.title')}>
      <ResultFigures results={results} isOwn={!seesAll} />
      {seesAll && !hasEnded(promotion) && (
        <QuotaLeft promotion={promotion} given={given} results={results} />
      )}
    </FigureStrip>
  );
};

type QuotaLeftProps = PromotionOutcomeProps & { results: PromotionResults };

/** Free gifts use no quota: with one, the lines of the reports are needed to tell them apart. */
const QuotaLeft = ({ promotion, given, results: { rows, winners } }: QuotaLeftProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  if (!given || !rows) return null;
  const left = quotaLeftIn(promotion, rows, given);
  const isReading = winners === undefined && given.some(({ free }) => flagOf(free));
  if (left === undefined && !isReading) return null;
  return (
    <FigureFact
      isLarge
      label={translate('resources.company-report.fields.quota_left')}
      figure={left === undefined ? WAITING : number(left)}
      note={left === 0 && translate('resources.promotion.outcome.used_up')}
    />
  );
};
