import { foldAccents } from '@/core/fold-accents';

/** What the palette searches: a match in the label counts more than one in the context. */
export type Searchable = { label: string; context?: string };

/**
 * The `items` that `query` finds, best first: a word that begins so, one that holds it, a context of which
 * a word begins so, letters in this order from the beginning of a word on (`ubo` for Utenti back-office).
 * The last counts only where nothing fits better. Of several words in the query each has to be found, and
 * the worst counts. Accents and case do not matter.
 */
export const rankMatches = <T extends Searchable>(items: readonly T[], query: string): T[] => {
  const words = foldAccents(query).split(/\s+/).filter(Boolean);
  const scored = items.map((item) => ({ item, score: scoreOf(item, words) }));
  const least = scored.some(({ score }) => score > LETTERS) ? CONTEXT : LETTERS;
  return scored
    .filter(({ score }) => score >= least)
    .sort(
      (one, other) => other.score - one.score || one.item.label.length - other.item.label.length,
    )
    .map(({ item }) => item);
};

const LABEL_PREFIX = 5;
const WORD_PREFIX = 4;
const INSIDE = 3;
const CONTEXT = 2;
const LETTERS = 1;

const scoreOf = ({ label, context = '' }: Searchable, words: readonly string[]): number => {
  const name = foldAccents(label);
  const place = foldAccents(context);
  return Math.min(...words.map((word) => scoreOfWord(name, place, word)));
};

const scoreOfWord = (name: string, place: string, word: string): number => {
  if (name.startsWith(word)) return LABEL_PREFIX;
  if (beginsWord(name, word)) return WORD_PREFIX;
  if (name.includes(word)) return INSIDE;
  if (beginsWord(place, word)) return CONTEXT;
  return word.length > 1 && hasLetters(name, word) ? LETTERS : 0;
};

const beginsWord = (text: string, word: string) =>
  wordStarts(text).some((at) => text.startsWith(word, at));

const hasLetters = (text: string, letters: string) =>
  wordStarts(text).some((start) => {
    let at = start - 1;
    return [...letters].every((letter, index) => {
      at = index === 0 ? (text[start] === letter ? start : -1) : text.indexOf(letter, at + 1);
      return at !== -1;
    });
  });

const wordStarts = (text: string): number[] =>
  [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ index }) => index);
