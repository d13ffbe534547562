import * as z from '@/core/zod';
import { oneOf } from '@/core/schema/choice';
import { code, name, requiredText } from '@/core/schema/text';

export const schema = z.object({
  code: code(),
  title: name(),
  company_code: requiredText(),
  colour: oneOf(['red', 'blue']),
});
