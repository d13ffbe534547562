import { foldAccents } from '@/core/fold-accents';
import type { ResourceDefinition } from '@/core/resource';

/** The search in the list of a resource. */
export type Search = {
  filter: { q: string; year?: string };
  /** The part of the typed text that the hits match. */
  term: string;
  /** Whether the text names the resource. */
  isNamed: boolean;
};

/**
 * The search of a resource for `typed`. Where the text names the resource, its other words are searched, and a year
 * filters a list that has years: 'target rossi 2026' searches the targets of 2026 for 'rossi'.
 *
 * @param name the resource's name in the user's language, singular and plural
 */
export const searchOf = (
  { endpoint }: Pick<ResourceDefinition, 'endpoint'>,
  name: string,
  typed: string,
): Search => {
  const words = typed.split(/\s+/);
  const names = foldAccents(name).split(/\s+/);
  const rest = words.filter((word) => !isNameIn(names, foldAccents(word)));
  if (rest.length === 0 || rest.length === words.length) {
    return { filter: { q: typed }, term: typed, isNamed: false };
  }
  const year = endpoint.filters.includes('year') ? rest.find(isYear) : undefined;
  const q = rest.filter((word) => word !== year).join(' ');
  return { filter: { q, ...(year && { year }) }, term: rest.join(' '), isNamed: true };
};

const isNameIn = (names: readonly string[], word: string) =>
  names.some(
    (name) => name === word || (word.length >= SHORTEST_BEGINNING && name.startsWith(word)),
  );

/** Shorter beginnings of a name are more likely another word. */
const SHORTEST_BEGINNING = 4;

const isYear = (word: string) => /^20\d\d$/.test(word);
