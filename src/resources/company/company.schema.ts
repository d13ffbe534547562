import * as z from '@/core/zod';
import { image } from '@/core/schema/image';
import { code, shortText } from '@/core/schema/text';

/** Rules of a company: specification, section 5. */
export const schema = z.object({
  company_code: code(),
  company_name: shortText(),
  description: shortText(),
  logo: image({ width: 400, height: 120 }),
  logo_square: image({ width: 256, height: 256 }),
  header_image: image({ width: 1200, height: 400 }),
});
