import { foldAccents } from '@/core/fold-accents';

/** The searched texts: a match in the label ranks above one in the context. */
export type Searchable = { label: string; context?: string };

/**
 * The `items` that `query` matches, best first: a word with this prefix, a word that contains it, a word of the context
 * with this prefix, then its letters in order from the beginning of a word (`ubo` for Utenti back-office). The last
 * only counts where nothing else matches. All words of the query must match, and the worst match counts. Accents and
 * case are ignored.
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
