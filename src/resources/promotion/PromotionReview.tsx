import type { RaRecord } from 'react-admin';
import { PromotionTotals } from '@/shared/promotion/PromotionTotals';
import { usePromotionParts } from '@/shared/promotion/usePromotionParts';

/** The last step: what is missing or odd, and what the promotion may cost. */
export const PromotionReview = ({ promotion }: { promotion: RaRecord }) => {
  const parts = usePromotionParts(promotion);
  return <PromotionTotals promotion={promotion} parts={parts} />;
};
