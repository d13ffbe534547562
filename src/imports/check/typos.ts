/**
 * Creates a function that returns the name of which a text is a typo: a letter too many, too few, another one, or two
 * swapped. Undefined for none or several. Other digits are not a typo: 'Filiale 2' is not 'Filiale 1'. The
 * first call indexes the names.
 *
 * @param least the minimum length of names and texts
 * @param meaningOf names with the same meaning count as one
 */
export const createTypoIndex = (
  names: Iterable<string>,
  least = MIN_LENGTH,
  meaningOf: (name: string) => string | undefined = (name) => name,
) => {
  let byShortened: Map<string, string[]> | undefined;
  const index = () => {
    const found = new Map<string, string[]>();
    for (const name of names) {
      if (name.length < least) continue;
      for (const shorter of shortened(name)) {
        const others = found.get(shorter);
        if (others) others.push(name);
        else found.set(shorter, [name]);
      }
    }
    return found;
  };
  return (text: string): string | undefined => {
    if (text.length < least) return undefined;
    byShortened ??= index();
    const near = new Set<string>();
    for (const shorter of shortened(text)) {
      for (const name of byShortened.get(shorter) ?? []) if (isTypo(text, name)) near.add(name);
    }
    const [first] = near;
    return new Set([...near].map(meaningOf)).size === 1 ? first : undefined;
  };
};

/** In shorter names, one letter makes too much of a difference. */
const MIN_LENGTH = 6;

/** The text, and the text without each one of its letters: texts that differ by a typo share one of these. */
const shortened = (text: string): Set<string> =>
  new Set([text, ...Array.from(text, (_, at) => text.slice(0, at) + text.slice(at + 1))]);

/** Whether one text is the other with a letter too many, too few, another one, or two swapped. */
export const isTypo = (one: string, other: string): boolean => {
  if (digitsOf(one) !== digitsOf(other)) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  const longest = Math.min(one.length, other.length) - start;
  while (end < longest && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const own = one.slice(start, one.length - end);
  const its = other.slice(start, other.length - end);
  return (
    Math.max(own.length, its.length) <= 1 || (its.length === 2 && own === `${its[1]}${its[0]}`)
  );
};

const digitsOf = (text: string): string => text.replace(/\D/g, '');
