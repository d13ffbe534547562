import {
  fillPlaceholders,
  isPlaceholder,
  partsOf,
  PLACEHOLDERS,
  type Placeholder,
} from '@/core/placeholder-parts';
import { mapHtml } from '@/domain/placeholders/map-html';
import type { MarkTone } from '@/domain/placeholders/FilledText';
import type { PlaceholderValues } from '@/domain/placeholders/useCustomerValues';

/** Text and style of placeholders without a value. */
type Marks = {
  /** The mark of an empty placeholder; undefined if its value is not known yet. */
  gapOf: (name: Placeholder) => string | undefined;
  /** The name of a placeholder whose value is not known yet. */
  nameOf: (name: Placeholder) => string;
  /** The CSS of a mark. */
  styleOf: (tone: MarkTone) => string;
};

/**
 * Fills the placeholders of `html` with their values. Between tags, a placeholder without a value becomes a highlighted
 * mark or name, and an unknown one is highlighted as written; inside a tag, an empty one is removed, and the others
 * stay as written.
 */
export const fillHtml = (
  html: string,
  values: PlaceholderValues,
  { gapOf, nameOf, styleOf }: Marks,
): string => {
  const escaped: PlaceholderValues = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, escapeHtml(value)]),
  );
  const inTags: PlaceholderValues = {
    ...Object.fromEntries(PLACEHOLDERS.filter((name) => gapOf(name)).map((name) => [name, ''])),
    ...escaped,
  };
  const mark = (tone: MarkTone, words: string) => `<mark style="${styleOf(tone)}">${words}</mark>`;
  const shownOf = (name: Placeholder) => {
    const gap = gapOf(name);
    const open =
      gap === undefined
        ? mark('accent', escapeHtml(nameOf(name)))
        : mark('warning', escapeHtml(gap));
    return escaped[name] ?? open;
  };
  const fillWords = (words: string) =>
    partsOf(words)
      .map(({ text, name }) => {
        if (name === undefined) return text;
        return isPlaceholder(name) ? shownOf(name) : mark('error', text);
      })
      .join('');
  return mapHtml(html, fillWords, (tag) => fillPlaceholders(tag, inTags));
};

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
