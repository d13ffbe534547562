import * as z from '@/core/zod';
import { color, image, name, requiredText } from '@/core/schema';

/** Rules of an app: specification, section 5; docs/wire-format.md, section 4. */
export const schema = z.object({
  app_name: name(),
  company_code: requiredText(),
  logo: image({ width: 256, height: 256 }),
  primary_color: color(),
  secondary_color: color(),
  background_color: color(),
  text_color: color(),
});
