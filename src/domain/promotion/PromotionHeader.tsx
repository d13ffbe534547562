import { useEffect } from 'react';
import { useNavigate, type RaRecord } from 'react-admin';
import { useAddressParams } from '@/ui/page/address-params';
import { useDefinition } from '@/kit/registry/definitions';
import { useParent } from '@/kit/registry/parent-record';
import { PromotionSteps, type StepState } from './PromotionSteps';
import { givenResource, useStepAddress, type PromotionStep } from './promotion-steps';
import { PromotionTotals } from './PromotionTotals';
import { usePromotionParts, type PromotionParts } from './usePromotionParts';

/** Above a list of a promotion's records: its steps and its totals. */
export const PromotionHeader = ({ current }: { current: PromotionStep }) => {
  const promotion = useParent();
  const parts = usePromotionParts(promotion);
  useOwnBranch(promotion, current);
  return (
    <>
      <PromotionSteps
        promotion={promotion}
        awardType={promotion.award_type}
        current={current}
        stateOf={(step) => storedState(step, parts)}
      />
      <PromotionTotals promotion={promotion} parts={parts} />
    </>
  );
};

/** Redirects from the gifts of a promotion that gives rewards to its rewards, and the other way round. */
const useOwnBranch = (promotion: RaRecord, current: PromotionStep) => {
  const { name } = useDefinition();
  const { award_type } = useAddressParams();
  const navigate = useNavigate();
  const own = useStepAddress()(promotion, current);
  const award = givenResource(promotion);
  const isThere = current === 'given' ? name === award : award_type === award;
  useEffect(() => {
    if (!isThere) navigate(own, { replace: true });
  }, [isThere, own, navigate]);
};

/** The state of a step of a stored promotion: its own fields are complete, but its gifts or rewards may be missing. */
export const storedState = (
  step: PromotionStep,
  { given, awards }: Pick<PromotionParts, 'given' | 'awards'>,
): StepState => {
  if (step === 'review') return 'open';
  if (step === 'awards') return awards?.length ? 'done' : 'open';
  if (step !== 'given') return 'done';
  if (given === undefined) return 'open';
  return given.length === 0 ? 'missing' : 'done';
};
