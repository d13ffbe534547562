import { LINE_LENGTH, MAX_TEXT_LENGTH, SCREENFUL_LENGTH } from './constants';

/**
 * `value` where it is a text, unchanged, including surrounding spaces. '' for anything else: numbers, booleans, null,
 * undefined, lists and objects.
 */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Like {@link textOf}, but a number is written in digits (12 is '12'): for codes and ids, which a backend may store as
 * numbers, and for years.
 */
export const textOrNumberOf = (value: unknown): string =>
  typeof value === 'number' ? String(value) : textOf(value);

/** The trimmed `value` where it is a text that is not blank; undefined for anything else. */
export const filledTextOf = (value: unknown): string | undefined =>
  textOf(value).trim() || undefined;

/** Compares two texts by their character codes, for `sort`: ids and ISO dates. */
export const compareAsWritten = (one: string, other: string): number =>
  one < other ? -1 : Number(one > other);

/**
 * `text` cut to `limit` characters (UTF-16 units); a longer text ends with `…`. No character of two units is cut in
 * half. Reads no more of the text than it returns, so that a megabyte from a backend costs no more than a line.
 */
export const cutText = (text: string, limit: number): string =>
  text.length > limit
    ? `${text.slice(0, isHighSurrogate(text, limit - 1) ? limit - 1 : limit)}…`
    : text;

/** `value`, a text or a number, cut to a line ({@link cutText}); '' for anything else. */
export const lineOf = (value: unknown): string => cutText(textOrNumberOf(value), LINE_LENGTH);

/** `value` cut for a tooltip or a preview. */
export const screenfulOf = (value: unknown): string =>
  cutText(textOrNumberOf(value), SCREENFUL_LENGTH);

/** `value` cut to the longest stored text (docs/wire-format.md, section 4), for places that show all of it. */
export const wholeTextOf = (value: unknown): string =>
  cutText(textOrNumberOf(value), MAX_TEXT_LENGTH);

const isHighSurrogate = (text: string, at: number): boolean => {
  const unit = text.charCodeAt(at);
  return unit >= 0xd800 && unit <= 0xdbff;
};
