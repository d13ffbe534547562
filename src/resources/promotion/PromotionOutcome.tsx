import type { RaRecord } from 'react-admin';
import { termsOf } from '@/core/awards';
import { hasEnded } from '@/core/state';
import { quotaLeftIn } from '@/domain/promotion/quota-left';
import { seesAllOf } from '@/domain/audience/sees-all-of';
import { ResultFigures } from '@/domain/promotion/ResultFigures';
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
  const seesAll = seesAllOf(useCurrentUser(), [...termsOf(promotion).quotas.keys()]);
  if (!results.isPending && results.totals?.earned == null) return null;
  return (
    <FigureStrip label={translate('resources.company-report.figures.title')}>
      <ResultFigures results={results} isOwn={!seesAll} />
      {seesAll && !hasEnded(promotion) && (
        <QuotaLeft promotion={promotion} given={given} rows={results.rows} />
      )}
    </FigureStrip>
  );
};

type QuotaLeftProps = PromotionOutcomeProps & Pick<PromotionResults, 'rows'>;

/** Free gifts use no quota, and the rows of the report do not tell them apart: with one, nothing is shown. */
const QuotaLeft = ({ promotion, given, rows }: QuotaLeftProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  if (!given || !rows || given.some(({ free }) => free === true)) return null;
  const left = quotaLeftIn(promotion, rows, given);
  if (left === undefined) return null;
  return (
    <FigureFact
      isLarge
      label={translate('resources.company-report.fields.quota_left')}
      figure={number(left)}
      note={left === 0 && translate('resources.promotion.outcome.used_up')}
    />
  );
};
