import type { WireRecord } from './resource';

/**
 * Codes on the wire (docs/wire-format.md, section 4): one is a text, several are a list, none is an absent
 * key. Forms always hold lists.
 */

/**
 * What a key of the wire holds, as a list: undefined, null and '' are an empty one, a list is itself, anything
 * else is the only item. The items are not checked: `T` is what the contract says they are.
 */
export const listOf = <T = string>(value: unknown): T[] => {
  if (value === undefined || value === null || value === '') return [];
  return (Array.isArray(value) ? value : [value]) as T[];
};

/** The same as texts: 12 is '12', true is 'true'; null and objects, which no words stand for, are left out. */
export const textsOf = (value: unknown): string[] =>
  listOf<unknown>(value).flatMap((item) =>
    item === null || item === undefined || typeof item === 'object' ? [] : [String(item)],
  );

/** The reverse of {@link listOf}: `{[key]: item}` for one, `{[key]: items}` for several, `{}` for none. */
export const oneOrMany = (key: string, value: unknown): WireRecord => {
  const codes = listOf(value);
  if (codes.length === 0) return {};
  return { [key]: codes.length === 1 ? codes[0] : codes };
};
