/**
 * Creates a function that returns the only one of `codes` that differs from a text just by leading zeros of its numbers
 * or by case, as `C000012` from `c12`; undefined for none or several. It is indexed by the first call.
 */
export const createSimilarCode = (codes: () => Iterable<string>): SimilarCode => {
  let byFolded: Map<string, string | null> | undefined;
  const index = () => {
    const found = new Map<string, string | null>();
    for (const code of codes()) {
      const folded = fold(code);
      const other = found.get(folded);
      found.set(folded, other === undefined || other === code ? code : null);
    }
    return found;
  };
  return (text) => {
    byFolded ??= index();
    const similar = byFolded.get(fold(text)) ?? undefined;
    return similar === text ? undefined : similar;
  };
};

/** Returns the code a text may mean. */
export type SimilarCode = (text: string) => string | undefined;

const known = new WeakMap<object, SimilarCode>();

/** {@link createSimilarCode} of a list that is complete, indexed once for all checks. */
export const similarCodeIn = (list: object, codes: () => Iterable<string>): SimilarCode => {
  const found = known.get(list) ?? createSimilarCode(codes);
  known.set(list, found);
  return found;
};

const fold = (code: string): string =>
  code
    .trim()
    .toLowerCase()
    .replace(/(^|\D)0+(?=\d)/g, '$1');
