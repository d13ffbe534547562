import { useParent } from '@/kit/registry/parent-record';
import { useEarlierForms } from './useEarlierForms';
import { usePromotionCheck } from './usePromotionCheck';
import { usePromotionQuestion } from './usePromotionQuestion';

/**
 * In the form of a record below a promotion: checks before a save that the promotion still gives such records, and asks
 * whether to go on if its awards were delivered.
 */
export const PromotionCheck = () => {
  const promotion = useParent();
  useEarlierForms(promotion);
  return usePromotionQuestion(promotion, usePromotionCheck(promotion));
};
