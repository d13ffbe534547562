import type * as z from 'zod';
import { fieldIssues, unpackMessage } from '@/core/validation-messages';
import { validationMessages } from '@/i18n/validation.messages';

const files = import.meta.glob<z.ZodType>('../../src/resources/*/*.schema.ts', {
  eager: true,
  import: 'schema',
});

/** The schema of the resource called `name`; undefined where it has none. */
export const schemaOf = (name: string): z.ZodType | undefined =>
  files[`../../src/resources/${name}/${name}.schema.ts`];

/** The messages that a user of `locale` sees about `payload`, by field. */
export const told = (schema: z.ZodType, payload: unknown, locale: 'it' | 'en') => {
  const parsed = schema.safeParse(payload);
  if (parsed.success) return {};
  return Object.fromEntries(
    fieldIssues(parsed.error).map(({ field, message }) => [field, sentence(message, locale)]),
  );
};

const sentence = (packed: string, locale: 'it' | 'en'): string => {
  const { message, args = {} } = unpackMessage(packed);
  const words: Record<string, string> = validationMessages[locale].validation;
  const found = words[message.replace(/^validation\./, '')];
  if (!found) throw new Error(`${message} is no key of the catalogue`);
  return found.replace(/%\{(\w+)\}/g, (_, name: string) => {
    const value = args[name];
    return typeof value === 'number'
      ? value.toLocaleString(locale, { useGrouping: 'min2' })
      : String(value);
  });
};
