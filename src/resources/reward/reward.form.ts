import { PROMOTION_DELETION } from '@/domain/promotion/promotion-deletion';
import type { FormDescription } from '@/kit/form/FormView';
import { schema } from './reward.schema';
import { RewardInputs } from './RewardInputs';

export const form: FormDescription = {
  schema,
  Inputs: RewardInputs,
  deletion: PROMOTION_DELETION,
  series: ['promotion_id', 'type'],
  initial: () => ({ type: 'money_fixed' }),
};
