import {
  fillPlaceholders,
  isPlaceholder,
  partsOf,
  PLACEHOLDERS,
  type Placeholder,
} from '@/core/placeholder-parts';
import type { PlaceholderValues } from '@/domain/placeholders/useCustomerValues';

/** How placeholders without a value are shown. */
type Marks = {
  /** The mark of an empty one; undefined for those that are only not known yet. */
  gapOf: (name: Placeholder) => string | undefined;
  /** The name of one that is not known yet. */
  nameOf: (name: Placeholder) => string;
};

/**
 * HTML with the values of its placeholders. One without a value is highlighted between tags, by its gap or its name;
 * inside tags an empty one is removed, and one that is not known yet unchanged. Unknown names in braces stay.
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
  return html
    .split(TAGS)
    .map((piece, at) => (at % 2 === 1 ? fillPlaceholders(piece, inTags) : fillWords(piece)))
    .join('');
};

/** Every second piece is a tag. */
const TAGS = /(<[^<>]*>)/;

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
