import {
  fillPlaceholders,
  isPlaceholder,
  partsOf,
  PLACEHOLDERS,
  type Placeholder,
} from '@/core/placeholders';
import type { PlaceholderValues } from '@/domain/placeholders/useCustomerValues';

/**
 * HTML with the values of its placeholders. A placeholder without a value is highlighted between tags, and unchanged
 * inside them; where `gapOf` marks an empty one, it is replaced by that mark, and removed inside tags.
 */
export const fillHtml = (
  html: string,
  values: PlaceholderValues,
  gapOf: (name: Placeholder) => string | undefined = () => undefined,
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
    const gap = gapOf(name);
    return escaped[name] ?? (gap && `<mark>${escapeHtml(gap)}</mark>`);
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
