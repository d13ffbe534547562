import { useParent } from '@/kit/registry/parent-record';
import { useEarlierForms } from './useEarlierForms';
import { usePromotionCheck } from './usePromotionCheck';
import { usePromotionQuestion } from './usePromotionQuestion';

/**
 * For the form of a record below a promotion: checks that the promotion still gives it, then asks where awards were
 * delivered.
 */
export const PromotionCheck = () => {
  const promotion = useParent();
  useEarlierForms(promotion);
  return usePromotionQuestion(promotion, usePromotionCheck(promotion));
};
