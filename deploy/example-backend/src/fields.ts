import { Refusal, type RefusedField, type Word } from './refusal';

/** Reads a value of a body for its column; a `Word` says what is wrong with it. */
export type Field = (value: unknown) => { value: unknown } | Word;

export type Fields = Readonly<Record<string, Field>>;

/** The columns of `fields` read from `body`. @throws {Refusal} 422 with every field that breaks a rule. */
export const readFields = (body: unknown, fields: Fields): Record<string, unknown> => {
  if (typeof body !== 'object' || body === null) throw new Refusal(400, 'bad_request');
  const given = body as Record<string, unknown>;
  const errors: RefusedField[] = [];
  const values: Record<string, unknown> = {};
  for (const [field, read] of Object.entries(fields)) {
    const result = read(Object.hasOwn(given, field) ? given[field] : undefined);
    if (typeof result === 'string') errors.push({ field, message: result });
    else values[field] = result.value;
  }
  if (errors.length > 0) throw new Refusal(422, ...errors);
  return values;
};

const MAX_TEXT = 10_000;
const MAX_RICH_TEXT = 100_000;

type TextRules = { min?: number; max?: number; missing?: Word; pattern?: RegExp; wrong?: Word };

/** A text that must be there. */
export const text =
  ({
    min = 1,
    max = MAX_TEXT,
    missing = 'required',
    pattern,
    wrong = 'value',
  }: TextRules = {}): Field =>
  (value) => {
    if (value !== undefined && value !== null && typeof value !== 'string') return 'value';
    const trimmed = (value ?? '').trim();
    if (trimmed === '') return missing;
    if ([...trimmed].length < min) return 'min';
    if (trimmed.length > max || trimmed.includes('\0')) return 'value';
    return !pattern || pattern.test(trimmed) ? { value: trimmed } : wrong;
  };

const CODE = /^[A-Za-z0-9._-]{1,32}$/;

export const code = text({ pattern: CODE, missing: 'code' });
export const name = text({ min: 3 });
export const richText = text({ min: 3, max: MAX_RICH_TEXT });
export const email = text({ pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, wrong: 'email' });
export const link = text({ pattern: /^https:\/\/\S+$/ });
export const image = text({
  max: 7_000_000,
  missing: 'image',
  pattern: /^(https:\/\/\S+|data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/=]+)$/,
});

/** `field`, or nothing. */
export const optional =
  (field: Field): Field =>
  (value) =>
    value === undefined || value === null || value === '' ? { value: null } : field(value);

/** One text or a list of them: a list. */
export const codes =
  (isRequired = true): Field =>
  (value) => {
    const list = value === undefined || value === null ? [] : [value].flat().map(code);
    const wrong = list.find((item): item is Word => typeof item === 'string');
    if (wrong) return wrong;
    if (isRequired && list.length === 0) return 'required';
    return { value: list.map((item) => (item as { value: string }).value) };
  };

/** A list of some of `values`, at least one. */
export const someOf =
  (values: readonly string[]): Field =>
  (value) => {
    if (!Array.isArray(value) || value.length === 0) return 'required';
    return value.every((item) => values.includes(item)) ? { value: [...new Set(value)] } : 'value';
  };

/** One of `values`; `initial` where none is given. */
export const oneOf =
  (values: readonly string[], initial: string): Field =>
  (value) => {
    if (value === undefined) return { value: initial };
    return typeof value === 'string' && values.includes(value) ? { value } : 'value';
  };

/** True or false; `initial` where none is given. */
export const flag =
  (initial: boolean): Field =>
  (value = initial) =>
    typeof value === 'boolean' ? { value } : 'value';

/** A moment in ISO 8601. */
export const moment: Field = (value) => {
  if (value === undefined || value === null || value === '') return 'required';
  return typeof value === 'string' && !Number.isNaN(Date.parse(value))
    ? { value: new Date(value) }
    : 'value';
};
