import * as z from '@/core/zod';
import { PICTURE_SIZE } from '@/core/constants';
import { isYear } from '@/core/period';
import { oneOf } from '@/core/schema/choice';
import { day, endsAfterStart } from '@/core/schema/date';
import { image } from '@/core/schema/image';
import { shortText, requiredText } from '@/core/schema/text';
import { journey } from './journey.definition';
import { readYear } from './years';

const { type, length } = journey.values;

const year = () =>
  z.preprocess(
    readYear,
    z
      .number({
        error: ({ input }) => (input === null ? 'validation.required' : 'validation.year'),
      })
      .refine(isYear, 'validation.year'),
  );

/**
 * Rules of a journey: specification, section 5; docs/wire-format.md, section 4. Its years and its days are independent:
 * a journey won in 2026 may take place in 2027.
 */
export const schema = endsAfterStart(
  z.object({
    title: shortText(),
    description: shortText(),
    destination: requiredText(),
    type: oneOf(type),
    length: z.preprocess((value) => value ?? '', z.enum(['', ...length], 'validation.invalid')),
    image: image(PICTURE_SIZE),
    company_code: requiredText(),
    active_year: year(),
    target_year: year(),
    start_date: day(),
    end_date: day(),
  }),
);
