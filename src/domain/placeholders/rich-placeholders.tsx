import { partsOf } from '@/core/placeholder-parts';
import type { RichTextExtras } from '@/kit/rich-text/extensions';
import { mapHtml } from './map-html';
import { PaletteTarget } from './PaletteTarget';
import type { ChipWords } from './chip';
import { placeholderNode } from './placeholder-node';

/**
 * The editor extensions that show placeholders as chips in the rich text of the field `source`, and connect the
 * palette.
 */
export const richPlaceholders = (source: string, wordsOf: ChipWords): RichTextExtras => ({
  extensions: [placeholderNode(wordsOf)],
  toEditor: withChips,
  fromEditor: withoutChips,
  Tools: ({ editor }) => <PaletteTarget editor={editor} source={source} />,
});

/** `html` with each placeholder between tags in an element of its own; those in attributes are unchanged. */
export const withChips = (html: string): string => mapHtml(html, chipsIn);

/** The reverse of {@link withChips}. */
export const withoutChips = (html: string): string => html.replace(CHIPS, '$1');

const CHIPS = /<span data-placeholder="[^"]*"(?: data-unknown="")?>(\{\{[^{}]*\}\})<\/span>/g;

const chipsIn = (words: string) =>
  partsOf(words)
    .map(({ text, name }) =>
      name === undefined
        ? text
        : `<span data-placeholder="${name.replaceAll('"', '&quot;')}">${text}</span>`,
    )
    .join('');
