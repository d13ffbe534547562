import MiniSearch from 'minisearch';
import { foldAccents } from '@/core/fold-accents';
import type { ManualPage } from './parse';

/** A section of the manual in the search index; the beginning of a page has no heading of its own. */
export type Section = {
  page: string;
  title: string;
  slug?: string;
  heading?: string;
  text: string;
};

export type SearchResult = Section & {
  /** The matched words of the section, folded. */
  words: readonly string[];
  /** The text around the first match. */
  excerpt: string;
};

/** Splits a page into its sections. */
export const sectionsOf = (page: string, { title, headings, nodes }: ManualPage): Section[] => {
  const sections: Section[] = [{ page, title, text: '' }];
  const byId = new Map(headings.map((heading) => [heading.slug, heading]));
  for (const node of nodes) {
    const heading = node instanceof Element ? byId.get(node.id) : undefined;
    if (heading) {
      sections.push({ page, title, slug: heading.slug, heading: heading.text, text: '' });
      continue;
    }
    const last = sections.at(-1);
    if (last) last.text = `${last.text} ${nodeText(node)}`.trim();
  }
  return sections;
};

/** Returns the text of a node in page order, with spaces between blocks, cells and list items. */
const nodeText = (node: Node): string =>
  node.childNodes.length === 0
    ? (node.textContent ?? '')
    : [...node.childNodes]
        .map(nodeText)
        .join(isBlock(node) ? ' ' : '')
        .replace(/\s+/g, ' ')
        .trim();

const isBlock = (node: Node) => /^(TABLE|THEAD|TBODY|TR|UL|OL|BLOCKQUOTE)$/.test(node.nodeName);

const MAX_HITS = 12;

/**
 * Returns a search function for `sections`. It finds the sections with every word of a query; matches in headings come
 * first. Accents and case are ignored, prefixes match, and words of five letters or more may be misspelt.
 */
export const searchOf = (sections: readonly Section[]): ((query: string) => SearchResult[]) => {
  const index = new MiniSearch<Indexed>({
    fields: ['heading', 'title', 'text'],
    processTerm: foldAccents,
    searchOptions: {
      combineWith: 'AND',
      prefix: true,
      fuzzy: (word) => (word.length > 4 ? 0.2 : false),
      boost: { heading: 4, title: 0.5 },
    },
  });
  // The beginning of a page has the page title as its heading.
  index.addAll(sections.map((section, id) => ({ heading: section.title, ...section, id })));
  return (query) =>
    // A single letter matches too much.
    (query.trim().length < 2 ? [] : index.search(query)).slice(0, MAX_HITS).flatMap((found) => {
      const section = sections[Number(found.id)];
      return section
        ? [{ ...section, words: found.terms, excerpt: excerptOf(section.text, found.terms) }]
        : [];
    });
};

type Indexed = Section & { id: number };

const AROUND = 48;

const excerptOf = (text: string, words: readonly string[]): string => {
  const folded = foldedInPlace(text);
  const places = words.map((word) => folded.indexOf(word)).filter((place) => place >= 0);
  const start = Math.max(0, (places.length > 0 ? Math.min(...places) : 0) - AROUND);
  const from = start === 0 ? 0 : text.indexOf(' ', start) + 1;
  const excerpt = text.slice(from, from + 4 * AROUND);
  const tail = from + 4 * AROUND < text.length ? excerpt.replace(/\s+\S*$/, ' …') : excerpt;
  return `${from > 0 ? '… ' : ''}${tail}`;
};

/** Splits `text` into pieces and marks those among `words` (folded). Concatenated, the pieces are the text. */
export const highlightMatches = (
  text: string,
  words: readonly string[],
): { text: string; isFound: boolean }[] => {
  if (words.length === 0) return [{ text, isFound: false }];
  const pattern = new RegExp(`(${words.map(escapeRegExp).join('|')})`, 'g');
  let end = 0;
  const pieces = [...foldedInPlace(text).matchAll(pattern)].flatMap(({ index, 0: found }) => {
    const before = { text: text.slice(end, index), isFound: false };
    end = index + found.length;
    return [before, { text: text.slice(index, end), isFound: true }];
  });
  return [...pieces, { text: text.slice(end), isFound: false }].filter(
    (piece) => piece.text !== '',
  );
};

/** Lower-cases `text` and strips accents letter by letter, so that indexes stay the same. */
const foldedInPlace = (text: string): string =>
  [...text].map((character) => foldedCharacter(character).padEnd(character.length)).join('');

const foldedCharacter = (character: string): string => {
  const plain = foldAccents(character);
  return plain.length === character.length
    ? plain
    : character.toLowerCase().slice(0, character.length);
};

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
