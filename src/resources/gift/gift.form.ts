import { PROMOTION_DELETION } from '@/domain/promotion/promotion-deletion';
import type { FormDescription } from '@/kit/form/FormView';
import { schema } from './gift.schema';
import { GiftInputs } from './GiftInputs';
import { GiftPreview } from './GiftPreview';

export const form: FormDescription = {
  schema,
  Inputs: GiftInputs,
  Aside: GiftPreview,
  deletion: PROMOTION_DELETION,
  series: ['promotion_id'],
};
