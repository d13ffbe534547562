import * as z from '@/core/zod';
import { code, shortText, requiredText } from '@/core/schema/text';

/** Rules of a category: docs/wire-format.md, section 4; specification, section 5. */
export const schema = z.object({
  category_code: code(),
  category_name: shortText(),
  company_code: requiredText(),
});
