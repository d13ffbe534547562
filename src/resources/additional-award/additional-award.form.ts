import * as z from '@/core/zod';
import { whenFieldsInvalid } from '@/core/schema/when-fields-invalid';
import { PROMOTION_DELETION } from '@/domain/promotion/promotion-deletion';
import type { FormDescription } from '@/kit/form/FormView';
import { schema } from './additional-award.schema';
import { AwardInputs } from './AwardInputs';

/** `award_type`, what the promotion gives, is used by the form and not sent: with 'gift', a gift is required. */
const formSchema = schema
  .extend({ award_type: z.string().optional() })
  .refine(({ award_type, gift_id }) => award_type !== 'gift' || Boolean(gift_id), {
    path: ['gift_id'],
    error: 'validation.required',
    when: whenFieldsInvalid,
  });

export const form: FormDescription = {
  schema: formSchema,
  Inputs: AwardInputs,
  initial: (promotion) => ({ award_type: promotion?.award_type }),
  deletion: PROMOTION_DELETION,
  series: ['promotion_id', 'award_type', 'gift_id'],
};
