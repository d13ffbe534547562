import * as z from 'zod';
import { code, name, oneOf, requiredText } from '@/core/schema';

export const schema = z.object({
  code: code(),
  title: name(),
  company_code: requiredText(),
  colour: oneOf(['red', 'blue']),
});
