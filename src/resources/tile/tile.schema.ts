import * as z from 'zod';
import { categories, recipients } from '@/core/audience';
import { TILE_BACKGROUND_SIZE } from '@/core/constants';
import { isHttpsUrl } from '@/core/images';
import { color, name, oneOf, optionalImage, optionalText } from '@/core/schema';

/** What a tile opens: docs/wire-format.md, section 4. */
export const SECTIONS = [
  'news',
  'luigi',
  'survey',
  'promotion',
  'journey',
  'target',
  'turnover',
  'locations',
  'contacts',
  'profile',
  'link',
] as const;

export const TARGETS = ['agents', 'customers', 'both'] as const;

/** How many of the three columns of the app's grid it may span. */
export const SPANS = [1, 2, 3] as const;

/** Rules of a tile: specification, section 5; docs/wire-format.md, section 4. */
export const schema = z
  .object({
    title: name(),
    text_color: color(),
    background_color: color(),
    columns: z.union(
      SPANS.map((span) => z.literal(span)),
      'validation.required',
    ),
    background_image: optionalImage(TILE_BACKGROUND_SIZE),
    section: oneOf(SECTIONS),
    link: optionalText(),
    target: oneOf(TARGETS),
    recipients: recipients(),
    categories: categories(1),
    position: z.number('validation.invalid').int('validation.invalid').min(0).optional(),
  })
  .superRefine(({ section, link }, context) => {
    const message = section === 'link' ? linkProblem(link) : null;
    if (message) context.addIssue({ code: 'custom', path: ['link'], message });
  });

const linkProblem = (link: string): string | null => {
  if (link === '') return 'validation.required';
  return isHttpsUrl(link) ? null : 'validation.https';
};
