import * as z from '@/core/zod';
import { image } from '@/core/schema/image';
import { color, shortText, requiredText } from '@/core/schema/text';

/** Rules of an app: specification, section 5; docs/wire-format.md, section 4. */
export const schema = z.object({
  app_name: shortText(),
  company_code: requiredText(),
  logo: image({ width: 256, height: 256 }),
  primary_color: color(),
  secondary_color: color(),
  background_color: color(),
  text_color: color(),
});
