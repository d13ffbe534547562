import * as z from '@/core/zod';
import { shapeOf } from '@/core/schema-shape';
import { optionalText, requiredText } from './text';

/**
 * A required phone number. The schema accepts any text: whether it can be dialled is checked where libphonenumber is
 * loaded, and only for a changed number.
 */
export const phone = () => requiredText().register(phones);

/** An optional phone number; empty where it is missing. */
export const optionalPhone = () => optionalText().register(phones);

const phones = z.registry();

/** The fields of `schema` that hold a phone number. */
export const phoneFieldsOf = (schema: z.core.$ZodType): string[] =>
  Object.entries(shapeOf(schema)).flatMap(([field, type]) =>
    type instanceof z.ZodType && phones.has(type) ? [field] : [],
  );
