import * as z from '@/core/zod';
import { categories, recipients } from '@/core/schema/audience';
import { PICTURE_SIZE } from '@/core/constants';
import { flag } from '@/core/schema/choice';
import { dateTime } from '@/core/schema/date';
import { image } from '@/core/schema/image';
import { shortText, optionalHttpsUrl, optionalText, richText } from '@/core/schema/text';

/** Rules of the fields of a publication: specification, section 5; docs/wire-format.md, section 4. */
export const publicationRules = () => ({
  title: shortText(),
  corps: richText(),
  image: image(PICTURE_SIZE),
  link: optionalHttpsUrl(),
  company_code: optionalText(),
  recipients: recipients(),
  categories: categories(1),
  publication_date: dateTime(),
  published: flag(false),
  visible: flag(true),
});

/** The schema of a publication: specification, section 5. */
export const publicationSchema = () => z.object(publicationRules());
