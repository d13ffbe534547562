import {
  fillPlaceholders,
  isPlaceholder,
  partsOf,
  PLACEHOLDERS,
  type Placeholder,
} from '@/core/placeholder-parts';
import { mapHtml } from '@/domain/placeholders/map-html';
import type { PlaceholderValues } from '@/domain/placeholders/useCustomerValues';

/** The texts shown for placeholders without a value. */
type Marks = {
  /** The mark of an empty placeholder; undefined if its value is not known yet. */
  gapOf: (name: Placeholder) => string | undefined;
  /** The name of a placeholder whose value is not known yet. */
  nameOf: (name: Placeholder) => string;
};

/**
 * Fills the placeholders of `html` with their values. Between tags, a placeholder without a value becomes a highlighted
 * mark or name; inside a tag, an empty one is removed, and one whose value is not known yet stays as written. Unknown
 * names in braces stay.
 */
export const fillHtml = (
  html: string,
  values: PlaceholderValues,
  { gapOf, nameOf }: Marks,
): string => {
  const escaped: PlaceholderValues = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, escapeHtml(value)]),
  );
  const inTags: PlaceholderValues = {
    ...Object.fromEntries(PLACEHOLDERS.filter((name) => gapOf(name)).map((name) => [name, ''])),
    ...escaped,
  };
  const shownOf = (name: string) => {
    if (!isPlaceholder(name)) return undefined;
    return escaped[name] ?? `<mark>${escapeHtml(gapOf(name) ?? nameOf(name))}</mark>`;
  };
  const fillWords = (words: string) =>
    partsOf(words)
      .map(({ text, name }) =>
        name === undefined ? text : (shownOf(name) ?? `<mark>${text}</mark>`),
      )
      .join('');
  return mapHtml(html, fillWords, (tag) => fillPlaceholders(tag, inTags));
};

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
