import * as z from '@/core/zod';
import { optionalAmount, requiredText } from '@/core/schema';
import { publicationRules } from '@/shared/publication/publication-rules';

/** Rules of a luigi item: specification, section 5; docs/wire-format.md, section 4. */
export const schema = z.object({
  ...publicationRules(),
  beneficiary: requiredText(),
  goal_amount: optionalAmount(),
});
