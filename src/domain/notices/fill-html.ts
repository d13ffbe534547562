import { fillPlaceholders, isPlaceholder, partsOf } from '@/core/placeholders';
import type { PlaceholderValues } from '@/domain/placeholders/useCustomerValues';

/**
 * HTML with the values of its placeholders. One without a value is highlighted between tags, and left as it is inside
 * of them.
 */
export const fillHtml = (html: string, values: PlaceholderValues): string => {
  const escaped: PlaceholderValues = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, escapeHtml(value)]),
  );
  return html
    .split(TAGS)
    .map((piece, at) =>
      at % 2 === 1 ? fillPlaceholders(piece, escaped) : fillWords(piece, escaped),
    )
    .join('');
};

/** Every second piece is a tag. */
const TAGS = /(<[^<>]*>)/;

const fillWords = (words: string, values: PlaceholderValues) =>
  partsOf(words)
    .map(({ text, name }) => {
      if (name === undefined) return text;
      return (isPlaceholder(name) ? values[name] : undefined) ?? `<mark>${text}</mark>`;
    })
    .join('');

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
