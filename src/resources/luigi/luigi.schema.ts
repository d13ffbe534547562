import * as z from '@/core/zod';
import { optionalAmount } from '@/core/schema/number';
import { requiredText } from '@/core/schema/text';
import { publicationRules } from '@/domain/publication/publication-rules';

/** Rules of a luigi item: specification, section 5; docs/wire-format.md, section 4. */
export const schema = z.object({
  ...publicationRules(),
  beneficiary: requiredText(),
  goal_amount: optionalAmount(),
});
