import * as z from '@/core/zod';
import { categories, recipients } from '@/core/schema/audience';
import { isHttpsUrl } from '@/core/images';
import { oneOf } from '@/core/schema/choice';
import { optionalImage } from '@/core/schema/image';
import { position } from '@/core/schema/number';
import { color, shortText, optionalText } from '@/core/schema/text';
import { tile } from './tile.definition';

const { columns, section, target } = tile.values;

/** Rules of a tile: specification, section 5; docs/wire-format.md, section 4. */
export const schema = z
  .object({
    title: shortText(),
    text_color: color(),
    background_color: color(),
    columns: z.union(
      columns.map((span) => z.literal(span)),
      'validation.required',
    ),
    background_image: optionalImage({ width: 600, height: 600 }),
    section: oneOf(section),
    link: optionalText(),
    target: oneOf(target),
    recipients: recipients(),
    categories: categories(1),
    position: position(),
  })
  .superRefine(({ section, link }, context) => {
    const message = section === 'link' ? linkProblem(link) : null;
    if (message) context.addIssue({ code: 'custom', path: ['link'], message });
  });

const linkProblem = (link: string): string | null => {
  if (link === '') return 'validation.required';
  return isHttpsUrl(link) ? null : 'validation.https';
};
