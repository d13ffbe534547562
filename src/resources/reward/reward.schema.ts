import * as z from '@/core/zod';
import { oneOf } from '@/core/schema/choice';
import { amount, optionalAmount, optionalPercent } from '@/core/schema/number';
import { optionalText, requiredText } from '@/core/schema/text';
import { whenFieldsInvalid } from '@/core/schema/when-fields-invalid';
import { VALUE_FIELDS } from './reward.codec';
import { reward } from './reward.definition';

/** Rules of a reward, by its type: specification, section 5; docs/wire-format.md, section 4. */
export const schema = Object.entries(VALUE_FIELDS).reduce(
  (rules, [type, field]) =>
    rules.refine((given) => given.type !== type || Boolean(given[field]), {
      path: [field],
      error: 'validation.required',
      when: whenFieldsInvalid,
    }),
  z.object({
    promotion_id: requiredText(),
    type: oneOf(reward.values.type),
    target_value: amount(),
    amount: optionalAmount(),
    percent: optionalPercent(),
    prize_title: optionalText(),
  }),
);
