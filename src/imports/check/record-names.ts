import { foldAccents } from '@/core/fold-accents';
import { createTypoIndex, isTypo } from './typos';

/** A name in lower case, without accents and superfluous spaces. */
export const foldedName = (name: string): string => foldAccents(name.trim()).replace(/\s+/g, ' ');

/**
 * Whether two names may be the same record's: equal in all words of one of them, in any order, apart from accents, case, the
 * legal form and a typo in each word.
 */
export const areSameName = (one: string, other: string): boolean => {
  const [own, its] = [one, other].map((name) => wordsOf(foldedName(name)));
  if (!own || !its || isSameWriting(own.join(''), its.join(''))) return true;
  const [words, others] = [own, its].map((all) => all.filter(isTelling));
  if (!words || !others) return true;
  return isPartOf(words, others) || isPartOf(others, words);
};

const isSameWriting = (one: string, other: string): boolean =>
  withoutForm(one) === withoutForm(other);

const isTelling = (word: string): boolean => word.length >= LEAST_LETTERS && !LEGAL_WORD.test(word);

const isPartOf = (words: readonly string[], others: readonly string[]): boolean =>
  words.every((word) =>
    others.some((other) => word === other || (word.length >= LONG && isTypo(word, other))),
  );

/** The length from which another letter is rather a typo than another word. */
const LONG = 4;

/** Returns the code of the record that a text names; undefined if it matches no record, or several. */
type CodeOfName = (text: string) => string | undefined;

type NameIndex = {
  /** By the whole name, ignoring punctuation and the order of words, because the surname may come first. */
  whole: CodeOfName;
  /** By some words of the name, by the name with another legal form or none, or by the name with one typo. */
  partial: CodeOfName;
};

/** The codes of records by their folded names; null where several have that name. */
type Names = ReadonlyMap<string, string | null>;

const indexes = new WeakMap<Names, NameIndex>();

/** The index of a complete list of names, cached for all checks. */
export const nameIndexOf = (names: Names): NameIndex => {
  const index = indexes.get(names) ?? createNameIndex(names);
  indexes.set(names, index);
  return index;
};

const createNameIndex = (names: Names): NameIndex => {
  const inOrder = new Map<string, string | null>();
  const bySigns = new Map<string, string | null>();
  const byFirm = new Map<string, string | null>();
  const byWord = new Map<string, Set<string>>();
  const add = (index: Map<string, string | null>, name: string, code: string | null) =>
    index.set(name, index.has(name) ? null : code);
  for (const [name, code] of names) {
    const words = wordsOf(name);
    const letters = words.join('');
    if (letters === '') continue;
    add(inOrder, words.toSorted().join(' '), code);
    add(bySigns, letters, code);
    add(byFirm, withoutForm(letters), code);
    for (const word of words) {
      const found = byWord.get(word) ?? new Set();
      byWord.set(word, found.add(name));
    }
  }
  const nearestOf = createTypoIndex(bySigns.keys());
  const whole: CodeOfName = (text) => {
    const name = foldedName(text);
    const code = names.get(name);
    if (code !== undefined) return code ?? undefined;
    const words = wordsOf(name);
    const sorted = words.toSorted().join(' ');
    return (inOrder.has(sorted) ? inOrder.get(sorted) : bySigns.get(words.join(''))) ?? undefined;
  };
  const byWords = (words: readonly string[]): string | undefined => {
    if (!words.some((word) => word.length >= LEAST_LETTERS)) return undefined;
    const [first = NO_NAMES, ...others] = words.map((word) => byWord.get(word) ?? NO_NAMES);
    const found = [...first].filter((name) => others.every((other) => other.has(name)));
    return found.length === 1 ? (names.get(found[0] ?? '') ?? undefined) : undefined;
  };
  const partial: CodeOfName = (text) => {
    const words = wordsOf(foldedName(text));
    const letters = words.join('');
    // A name that several records share is not a typo of another name.
    if (letters === '' || bySigns.has(letters)) return undefined;
    const found = byWords(words) ?? byFirm.get(withoutForm(letters));
    if (found) return found;
    const nearest = nearestOf(letters);
    return (nearest && bySigns.get(nearest)) || undefined;
  };
  return { whole, partial };
};

const NO_NAMES: ReadonlySet<string> = new Set();

/** Shorter words, such as `di` or an initial, identify no record. */
const LEAST_LETTERS = 3;

const wordsOf = (folded: string): string[] => folded.match(/[\p{L}\d]+/gu) ?? [];

/** The letters of a name without its legal form, unless they are too few for a name. */
const withoutForm = (letters: string): string => letters.replace(LEGAL_FORM, '');

const LEGAL_WORD = /^(?:spa|srls?|snc|sas|ltd|gmbh)$/;
const LEGAL_FORM = /(?<=.{3})(?:spa|srls?|snc|sas|ltd|gmbh)$/u;
