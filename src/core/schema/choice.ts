import * as z from '@/core/zod';
import { REQUIRED } from '@/core/validation-messages';
import { listOf } from '@/core/one-or-many';
import { isBlank } from '@/core/validators';
import { orEmpty, requiredText } from './text';

/** Yes or no; `missing` is the default. */
export const flag = (missing: boolean) =>
  z.preprocess((value) => value ?? missing, z.boolean('validation.invalid'));

/** One of `values`, required. */
export const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, REQUIRED);

/** One of `values`, optional; empty where it is missing. */
export const optionalOneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.preprocess(orEmpty, z.enum(['', ...values], 'validation.invalid'));

/** A list of at least `min` distinct items; `key` is the message for a shorter one. */
export const distinctList = <T extends z.ZodType>(item: T, min: number, key = REQUIRED) =>
  z
    .array(item, key)
    .min(min, key)
    .refine((items) => new Set(items).size === items.length, 'validation.distinct');

/** `list` of codes, which may also be a text for one, and empty or missing for none. */
export const oneOrList = <T extends z.ZodType>(list: T) =>
  z.preprocess((value) => (isBlank(value) ? [] : listOf<unknown>(value)), list);

/** At least `min` codes: a text for one, a list for several. */
export const codeList = (min = 0) =>
  oneOrList(z.array(requiredText(), REQUIRED).min(min, REQUIRED));
