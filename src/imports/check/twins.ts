/**
 * Creates a function that returns the only one of `codes` that differs from a text just by leading zeros of its numbers
 * or by case, as `C000012` from `c12`; undefined for none or several. It is indexed by the first call.
 */
export const createTwins = (codes: () => Iterable<string>): FindTwin => {
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
    const twin = byFolded.get(fold(text)) ?? undefined;
    return twin === text ? undefined : twin;
  };
};

/** Returns the code a text may mean. */
export type FindTwin = (text: string) => string | undefined;

const known = new WeakMap<object, FindTwin>();

/** {@link createTwins} of a list that is complete, indexed once for all checks. */
export const twinsOf = (list: object, codes: () => Iterable<string>): FindTwin => {
  const found = known.get(list) ?? createTwins(codes);
  known.set(list, found);
  return found;
};

const fold = (code: string): string =>
  code
    .trim()
    .toLowerCase()
    .replace(/(^|\D)0+(?=\d)/g, '$1');
