import { useParent } from '@/kit/registry/parent-record';
import { usePromotionCheck } from './usePromotionCheck';
import { usePromotionQuestion } from './usePromotionQuestion';

/** In the form of what hangs below a promotion: sees whether that still gives it, then asks where awards were delivered. */
export const PromotionCheck = () => {
  usePromotionCheck();
  return usePromotionQuestion(useParent());
};
