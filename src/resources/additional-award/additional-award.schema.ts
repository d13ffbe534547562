import * as z from '@/core/zod';
import { amount } from '@/core/schema/number';
import { optionalText, requiredText } from '@/core/schema/text';

/** Rules of an additional award: specification, section 5; docs/wire-format.md, section 4. */
export const schema = z.object({
  promotion_id: requiredText(),
  gift_id: optionalText(),
  award_option_id: requiredText(),
  target_value: amount(),
  reward_amount: amount(),
});
