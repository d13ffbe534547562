import { useParent } from '@/shared/registry/parent-record';
import { PromotionSteps, type StepState } from './PromotionSteps';
import type { PromotionStep } from './promotion-steps';
import { PromotionTotals } from './PromotionTotals';
import { usePromotionParts } from './usePromotionParts';

/** Above a list of what hangs below a promotion: its steps, and what it comes to. */
export const PromotionHead = ({ current }: { current: PromotionStep }) => {
  const promotion = useParent();
  const parts = usePromotionParts(promotion);
  return (
    <>
      <PromotionSteps
        promotion={promotion}
        awardType={promotion.award_type}
        current={current}
        stateOf={(step) => storedState(step, parts.given?.length)}
      />
      <PromotionTotals promotion={promotion} parts={parts} />
    </>
  );
};

/** How far a step of a stored promotion is: the backend has taken its fields, so what it gives may be missing. */
export const storedState = (step: PromotionStep, given: number | undefined): StepState => {
  if (step === 'review' || step === 'awards') return 'open';
  if (step !== 'given') return 'done';
  if (given === undefined) return 'open';
  return given === 0 ? 'missing' : 'done';
};
