import * as z from '@/core/zod';
import { isRecord } from '@/core/is-record';
import { oneOf } from '@/core/schema/choice';
import { amount, optionalAmount, optionalPercent } from '@/core/schema/number';
import { optionalText, requiredText } from '@/core/schema/text';
import { VALUE_FIELDS } from './reward.codec';
import { reward } from './reward.definition';

/** Rules of a reward: specification, section 5; docs/wire-format.md, section 4. What it gives depends on its type. */
export const schema = Object.entries(VALUE_FIELDS).reduce(
  (rules, [type, field]) =>
    rules.refine((given) => given.type !== type || Boolean(given[field]), {
      path: [field],
      error: 'validation.required',
      // Told even while other fields are wrong.
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
