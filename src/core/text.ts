/**
 * `value` where it is a text, unchanged: spaces around it stay. '' for anything else: numbers, booleans, null,
 * undefined, lists and objects.
 */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * The same, but a number is written in digits (12 is '12'): for codes and ids, which a backend may have kept as
 * numbers, and for years.
 */
export const textOrNumberOf = (value: unknown): string =>
  typeof value === 'number' ? String(value) : textOf(value);

/** `value` without the spaces around it where it is a text that says something; undefined for anything else. */
export const filledTextOf = (value: unknown): string | undefined =>
  textOf(value).trim() || undefined;

/** The order of two texts, as a sort takes it, by their characters' codes: of ids and of ISO dates. */
export const compareAsWritten = (one: string, other: string): number =>
  one < other ? -1 : Number(one > other);
