import * as z from '@/core/zod';
import { isRecord } from '@/core/is-record';
import { oneOf } from '@/core/schema/choice';
import { amount, optionalAmount, optionalPercent } from '@/core/schema/number';
import { optionalText, requiredText } from '@/core/schema/text';
import { VALUE_FIELDS } from './reward.codec';
import { reward } from './reward.definition';

/** Rules of a reward, by its type: specification, section 5; docs/wire-format.md, section 4. */
export const schema = Object.entries(VALUE_FIELDS).reduce(
  (rules, [type, field]) =>
    rules.refine((given) => given.type !== type || Boolean(given[field]), {
      path: [field],
      error: 'validation.required',
      // Checked even while other fields are invalid.
      when: ({ value }) => isRecord(value),
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
