import { LINE_LENGTH, MAX_TEXT_LENGTH, SCREENFUL_LENGTH } from './constants';

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

/**
 * `text` as it is drawn where there is room for `limit` characters, UTF-16 units: a longer one is cut and ends with `…`.
 * No character that takes two units is cut in half. Looks at no more of the text than it returns, so that a backend's
 * megabyte costs no more than a line.
 */
export const cutText = (text: string, limit: number): string =>
  text.length > limit
    ? `${text.slice(0, isHighSurrogate(text, limit - 1) ? limit - 1 : limit)}…`
    : text;

/** What a line of its own holds of `value`, a text or a number ({@link cutText}); '' for anything else. */
export const lineOf = (value: unknown): string => cutText(textOrNumberOf(value), LINE_LENGTH);

/** The same for a tooltip or a preview. */
export const screenfulOf = (value: unknown): string =>
  cutText(textOrNumberOf(value), SCREENFUL_LENGTH);

/** The same where all of a text is shown: no stored one is longer (docs/wire-format.md, section 4). */
export const wholeTextOf = (value: unknown): string =>
  cutText(textOrNumberOf(value), MAX_TEXT_LENGTH);

const isHighSurrogate = (text: string, at: number): boolean => {
  const unit = text.charCodeAt(at);
  return unit >= 0xd800 && unit <= 0xdbff;
};
