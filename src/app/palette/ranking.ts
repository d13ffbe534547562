import { foldAccents } from '@/core/fold-accents';

/** The searched texts: the whole `verb` of an action ranks above a match in the label, and this above the context. */
export type Searchable = { label: string; context?: string; verb?: string };

export type Ranking<T> = {
  matches: T[];
  /** How well the first one matches; 0 without any. */
  score: number;
  /** Whether the matches have the letters of the query, but no word or initials of it. */
  isScattered: boolean;
};

/**
 * The `items` that `query` matches, best first: a word with this prefix, a word that contains it, a word of the context
 * with this prefix, the beginnings of words (`ubo` for Utenti back-office), then its letters in order from the
 * beginning of a word (`dshb` for Dashboard), or the word mistyped (`fattruato`). The last three only count where
 * nothing better matches. All words of the query must match, and the worst match counts. Accents and case are ignored.
 */
export const rankMatches = <T extends Searchable>(
  items: readonly T[],
  query: string,
): Ranking<T> => {
  const words = foldAccents(query).split(/\s+/).filter(Boolean);
  const scored = items.map((item) => ({ item, score: scoreOf(item, words) }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  const least = Math.min(best, CONTEXT) || SCATTERED;
  const matches = scored
    .filter(({ score }) => score >= least)
    .sort(
      (one, other) => other.score - one.score || one.item.label.length - other.item.label.length,
    )
    .map(({ item }) => item);
  return { matches, score: best, isScattered: best === SCATTERED };
};

const VERB = 7;
const LABEL_PREFIX = 6;
const WORD_PREFIX = 5;
const INSIDE = 4;
const CONTEXT = 3;
const INITIALS = 2;
const SCATTERED = 1;

const scoreOf = (
  { label, context = '', verb = '' }: Searchable,
  words: readonly string[],
): number => {
  const name = foldAccents(label);
  const place = foldAccents(context);
  return Math.min(
    ...words.map((word) =>
      Math.max(scoreOfWord(name, place, word), word === foldAccents(verb) ? VERB : 0),
    ),
  );
};

const scoreOfWord = (name: string, place: string, word: string): number => {
  if (name.startsWith(word)) return LABEL_PREFIX;
  if (beginsWord(name, word)) return WORD_PREFIX;
  if (name.includes(word)) return INSIDE;
  if (beginsWord(place, word)) return CONTEXT;
  if (word.length === 1) return 0;
  if (hasInitials(name, word)) return INITIALS;
  return hasLetters(name, word) || beginsMistyped(name, word) ? SCATTERED : 0;
};

const beginsWord = (text: string, word: string) =>
  wordStarts(text).some((at) => text.startsWith(word, at));

/** Whether `letters` can be cut into the beginnings of words of `text`, in its order. */
const hasInitials = (text: string, letters: string): boolean => {
  const starts = wordStarts(text);
  // By number of letters: the shortest beginning of the text that has so many of them.
  const ends = [0];
  for (let taken = 0; taken < letters.length; taken += 1) {
    const from = ends[taken] ?? text.length;
    for (const start of starts.filter((at) => at >= from)) {
      for (let more = 0; letters[taken + more] === (text[start + more] ?? ''); more += 1) {
        const known = ends[taken + more + 1] ?? text.length;
        ends[taken + more + 1] = Math.min(known, start + more + 1);
      }
    }
  }
  return ends[letters.length] !== undefined;
};

const hasLetters = (text: string, letters: string) =>
  wordStarts(text).some((start) => {
    let at = start - 1;
    return [...letters].every((letter, index) => {
      at = index === 0 ? (text[start] === letter ? start : -1) : text.indexOf(letter, at + 1);
      return at !== -1;
    });
  });

/** Whether a word of `text` begins with `word` but for two swapped letters, a wrong one or one too many. */
const beginsMistyped = (text: string, word: string): boolean =>
  word.length >= SHORTEST_MISTYPED &&
  wordStarts(text).some((start) => {
    const right = text.slice(start);
    const at = [...word].findIndex((letter, index) => letter !== right[index]);
    const [typed, meant] = [word.slice(at), right.slice(at)];
    const rest = typed.slice(1);
    const isSwapped = typed[0] === meant[1] && typed[1] === meant[0];
    return (
      at > 0 &&
      ((isSwapped && meant.slice(2).startsWith(typed.slice(2))) ||
        meant.startsWith(rest) ||
        meant.slice(1).startsWith(rest))
    );
  });

/** Shorter words differ from too many others by one letter. */
const SHORTEST_MISTYPED = 5;

const wordStarts = (text: string): number[] =>
  [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ index }) => index);
