/**
 * Whether `value` can be the `_id` of a record, or of a parent (docs/wire-format.md, 'identity').
 *
 * A value that is empty, `.` or `..`, or holds `/ \ ? # %` or a control character is not an id: encoded into an
 * address, `{id}/delete` reads as the delete call for any backend or proxy that decodes before it routes.
 */
export const isId = (value: unknown): value is string | number =>
  typeof value === 'string'
    ? value !== '' && value !== '.' && value !== '..' && !FORBIDDEN.test(value)
    : Number.isSafeInteger(value);

/** The `values` that can be ids, as texts. */
export const idsIn = (values: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (isId(value) ? [[name, String(value)]] : [])),
  );

/** Includes lone surrogates (`\p{Cs}`), which cannot be encoded into an address. */
const FORBIDDEN = /[/\\?#%\p{Cc}\p{Cs}]/u;

/** Whether `value` looks like an `_id` made by the server rather than a code (docs/wire-format.md, 'identity'). */
export const isObjectId = (value: string): boolean => /^[0-9a-f]{24}$/i.test(value);

/**
 * The query parameters that hold the id of a record: the one in a list's drawer, the one in its panel, and the one a
 * new record copies.
 */
export const ID_PARAMETERS = ['edit', 'open', 'copy'] as const;

/** Decodes a segment of an address; null where its escapes are broken. */
export const decodeSegment = (segment: string): string | null => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
};
