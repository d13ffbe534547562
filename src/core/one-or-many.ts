import type { WireRecord } from './resource';

/**
 * Codes on the wire (docs/wire-format.md, section 4): one is a text, several are a list, none is an absent
 * key. Forms always hold lists.
 */

/** What a key of the wire holds, as a list. */
export const listOf = <T = string>(value: unknown): T[] => {
  if (value === undefined || value === null || value === '') return [];
  return (Array.isArray(value) ? value : [value]) as T[];
};

/** The same as texts, whatever the items are. */
export const textsOf = (value: unknown): string[] => listOf<unknown>(value).map(String);

/** The reverse of {@link listOf}: `key` with its one value or its list; nothing at all where the list is empty. */
export const oneOrMany = (key: string, value: unknown): WireRecord => {
  const codes = listOf(value);
  if (codes.length === 0) return {};
  return { [key]: codes.length === 1 ? codes[0] : codes };
};
