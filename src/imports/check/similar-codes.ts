/**
 * Creates a function that returns the code that differs from a text only in leading zeros of its numbers or in case, as
 * `C000012` from `c12`; undefined for none or several. The first call indexes `codes`.
 */
export const createSimilarCode = (codes: () => Iterable<string>): SimilarCode => {
  let byFolded: Map<string, string | null> | undefined;
  const index = () => {
    const found = new Map<string, string | null>();
    for (const code of codes()) {
      const folded = foldCode(code);
      const other = found.get(folded);
      found.set(folded, other === undefined || other === code ? code : null);
    }
    return found;
  };
  return (text) => {
    byFolded ??= index();
    const similar = byFolded.get(foldCode(text)) ?? undefined;
    return similar === text ? undefined : similar;
  };
};

/** Returns the code a text may mean. */
export type SimilarCode = (text: string) => string | undefined;

const known = new WeakMap<object, SimilarCode>();

/** {@link createSimilarCode} for a complete list, whose index is cached for all checks. */
export const similarCodeIn = (list: object, codes: () => Iterable<string>): SimilarCode => {
  const found = known.get(list) ?? createSimilarCode(codes);
  known.set(list, found);
  return found;
};

/** A code in lower case, without the leading zeros of its numbers. */
export const foldCode = (code: string): string =>
  code
    .trim()
    .toLowerCase()
    .replace(/(^|\D)0+(?=\d)/g, '$1');
