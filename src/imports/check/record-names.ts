import { foldAccents } from '@/core/fold-accents';

/** A name without its case, accents and spaces that say nothing. */
export const foldedName = (name: string): string => foldAccents(name.trim()).replace(/\s+/g, ' ');

/** Returns the code of the only record that a text may name; undefined for none or several. */
type CodeOfName = (text: string) => string | undefined;

type NameIndex = {
  /** By the whole name, its words in any order: a list of people may have the surname first. */
  whole: CodeOfName;
  /** By some of its words. */
  partial: CodeOfName;
};

/** The codes of records by their folded names; null where several have that name. */
type Names = ReadonlyMap<string, string | null>;

const indexes = new WeakMap<Names, NameIndex>();

/** The index of a list of names that is complete, made once for all checks. */
export const nameIndexOf = (names: Names): NameIndex => {
  const index = indexes.get(names) ?? createNameIndex(names);
  indexes.set(names, index);
  return index;
};

const createNameIndex = (names: Names): NameIndex => {
  const inOrder = new Map<string, string | null>();
  const byWord = new Map<string, Set<string>>();
  for (const [name, code] of names) {
    const words = wordsOf(name);
    const sorted = words.toSorted().join(' ');
    inOrder.set(sorted, inOrder.has(sorted) ? null : code);
    for (const word of words) {
      const found = byWord.get(word) ?? new Set();
      byWord.set(word, found.add(name));
    }
  }
  const whole: CodeOfName = (text) => {
    const name = foldedName(text);
    const code = names.get(name);
    return (
      (code === undefined ? inOrder.get(wordsOf(name).toSorted().join(' ')) : code) ?? undefined
    );
  };
  const partial: CodeOfName = (text) => {
    const words = wordsOf(foldedName(text));
    if (!words.some((word) => word.length >= LEAST_LETTERS)) return undefined;
    const [first = NO_NAMES, ...others] = words.map((word) => byWord.get(word) ?? NO_NAMES);
    const found = [...first].filter((name) => others.every((other) => other.has(name)));
    return found.length === 1 ? (names.get(found[0] ?? '') ?? undefined) : undefined;
  };
  return { whole, partial };
};

const NO_NAMES: ReadonlySet<string> = new Set();

/** A shorter word, such as `di` or an initial, names nobody. */
const LEAST_LETTERS = 3;

const wordsOf = (folded: string): string[] => folded.match(/[\p{L}\d]+/gu) ?? [];
