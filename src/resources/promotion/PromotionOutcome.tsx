import type { RaRecord } from 'react-admin';
import { termsOf } from '@/core/awards';
import { seesAllOf } from '@/domain/audience/sees-all-of';
import { ResultFigures } from '@/domain/promotion/ResultFigures';
import { usePromotionResults } from '@/domain/promotion/usePromotionResults';
import { useCurrentUser } from '@/providers/session/use-session';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { FigureStrip } from '@/ui/page/Figures';

/**
 * The results of a promotion that has ended, where its report has them; of the user's own customers, where the user sees
 * no others.
 */
export const PromotionOutcome = ({ promotion }: { promotion: RaRecord }) => {
  const translate = useTranslate();
  const results = usePromotionResults(promotion);
  const seesAll = seesAllOf(useCurrentUser(), [...termsOf(promotion).quotas.keys()]);
  if (!results.isPending && results.totals?.earned == null) return null;
  return (
    <FigureStrip label={translate('resources.company-report.figures.title')}>
      <ResultFigures results={results} isOwn={!seesAll} />
    </FigureStrip>
  );
};
