import * as z from '@/core/zod';
import { PICTURE_SIZE } from '@/core/constants';
import { flag } from '@/core/schema/choice';
import { image } from '@/core/schema/image';
import { packMessage } from '@/core/validation-messages';
import { amount, optionalCount } from '@/core/schema/number';
import { code, shortText, optionalShortText, requiredText } from '@/core/schema/text';
import { whenFieldsInvalid } from '@/core/schema/when-fields-invalid';

/** Rules of a gift: specification, section 5; docs/wire-format.md, section 4. */
export const schema = z
  .object({
    promotion_id: requiredText(),
    code: code(),
    title: shortText(),
    description: optionalShortText(),
    image: image(PICTURE_SIZE),
    worth: amount(),
    target: amount(),
    free: flag(false),
    quantity: optionalCount(0),
  })
  .refine(({ free, worth }) => !free || worth > 1, {
    path: ['worth'],
    error: packMessage('validation.above', { min: 1 }),
    when: whenFieldsInvalid,
  })
  .refine(({ free, quantity }) => !free || typeof quantity === 'number', {
    path: ['quantity'],
    error: 'validation.required',
    when: whenFieldsInvalid,
  })
  .refine(({ free, quantity }) => !free || quantity === null || quantity > 1, {
    path: ['quantity'],
    error: packMessage('validation.whole_from', { min: 2 }),
    when: whenFieldsInvalid,
  });
