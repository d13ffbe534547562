import * as z from '@/core/zod';
import { oneOf } from '@/core/schema/choice';
import { code, shortText, requiredText } from '@/core/schema/text';

export const schema = z.object({
  code: code(),
  title: shortText(),
  company_code: requiredText(),
  colour: oneOf(['red', 'blue']),
});
