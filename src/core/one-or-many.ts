import type { WireRecord } from './resource';

/**
 * Codes on the wire (docs/wire-format.md, section 4): a text for one, a list for several, an absent key for none. Forms
 * always hold lists.
 */

/**
 * The value of a wire key as a list: undefined, null and '' are an empty list, a list is itself, anything else is the
 * only item. The items are not checked: the caller names their type `T`.
 */
export const listOf = <T = string>(value: unknown): T[] => {
  if (value === undefined || value === null || value === '') return [];
  return (Array.isArray(value) ? value : [value]) as T[];
};

/** The value as a list of texts: 12 is '12', true is 'true'; null and objects are left out. */
export const textsOf = (value: unknown): string[] =>
  listOf<unknown>(value).flatMap((item) =>
    item === null || item === undefined || typeof item === 'object' ? [] : [String(item)],
  );

/** Whether two values of a field, or lists of them, have one in common, or either is empty. */
export const areCompatible = (one: unknown, other: unknown): boolean => {
  const [texts, others] = [textsOf(one), textsOf(other)];
  return texts.length === 0 || others.length === 0 || others.some((text) => texts.includes(text));
};

/** The reverse of {@link listOf}: `{[key]: item}` for one, `{[key]: items}` for several, `{}` for none. */
export const oneOrMany = (key: string, value: unknown): WireRecord => {
  const codes = listOf(value);
  if (codes.length === 0) return {};
  return { [key]: codes.length === 1 ? codes[0] : codes };
};
