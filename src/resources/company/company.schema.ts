import * as z from '@/core/zod';
import { IMAGE_SIZES } from '@/core/constants';
import { code, image, name } from '@/core/schema';

/** Rules of a company: specification, section 5. */
export const schema = z.object({
  company_code: code(),
  company_name: name(),
  description: name(),
  logo: image(IMAGE_SIZES.logo),
  logo_square: image(IMAGE_SIZES.logo_square),
  header_image: image(IMAGE_SIZES.header_image),
});
