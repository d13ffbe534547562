/**
 * Placeholders of templates and custom notices (docs/wire-format.md, section 4): `{{firstname}}` becomes the first name
 * of the recipient. There are no others.
 */
export const PLACEHOLDERS = [
  'firstname',
  'surname',
  'email',
  'code',
  'business_name',
  'company_name',
  'location_name',
  'agent_name',
  'app_name',
  'title',
  'link',
  'date',
] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** A placeholder as it is written: `{{firstname}}`. */
export const tagOf = (name: string): string => `{{${name}}}`;

const TAG = /\{\{([^{}]*)\}\}/g;

/** A piece of text, or a placeholder by the name between its braces, known or not. */
export type TextPart = { text: string; name?: string };

/** `text` split at its placeholders; the joined parts are the text. */
export const partsOf = (text: string): TextPart[] => {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: tag, 1: name = '', index } of text.matchAll(TAG)) {
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: tag, name });
    end = index + tag.length;
  }
  return end < text.length ? [...parts, { text: text.slice(end) }] : parts;
};

/** Whether `name` is one of the placeholders that the backend fills. */
export const isPlaceholder = (name: string): name is Placeholder =>
  PLACEHOLDERS.some((known) => known === name);

/** `text` with the values of its placeholders. A placeholder without a value stays as written. */
export const fillPlaceholders = (
  text: string,
  values: Readonly<Partial<Record<Placeholder, string>>>,
): string => replaced(text, (name) => values[name]);

/** `text` with each placeholder replaced by its name from `nameOf` in brackets, where chips cannot be shown. */
export const withPlaceholderNames = (
  text: string,
  nameOf: (placeholder: Placeholder) => string,
): string => replaced(text, (name) => `[${nameOf(name)}]`);

const replaced = (text: string, textOf: (name: Placeholder) => string | undefined): string =>
  partsOf(text)
    .map(({ text: part, name = '' }) => (isPlaceholder(name) ? textOf(name) : undefined) ?? part)
    .join('');
