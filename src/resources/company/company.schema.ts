import * as z from '@/core/zod';
import { code, image, name } from '@/core/schema';

/** Rules of a company: specification, section 5. */
export const schema = z.object({
  company_code: code(),
  company_name: name(),
  description: name(),
  logo: image({ width: 400, height: 120 }),
  logo_square: image({ width: 256, height: 256 }),
  header_image: image({ width: 1200, height: 400 }),
});
