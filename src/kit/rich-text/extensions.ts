import { generateHTML, generateJSON, type Editor, type Extensions } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import type { ComponentType } from 'react';
import { isSafeHref } from './safe-links';

/**
 * What a form adds to the editor of rich text, fetched along with it. Placeholders as chips, for example, are a
 * TipTap node in `extensions`, a `toEditor` that writes `<span data-placeholder="firstname">` for
 * `{{firstname}}`, a `fromEditor` that writes it back, and a palette in `Tools`.
 */
export type RichTextExtras = {
  /** TipTap's nodes, marks and plugins beside the editor's own. */
  extensions?: Extensions;
  /** The stored HTML as the editor reads it. */
  toEditor?: (html: string) => string;
  /** The editor's HTML as it is stored: the reverse of `toEditor`. */
  fromEditor?: (html: string) => string;
  /** Stands behind the buttons of the toolbar. */
  Tools?: ComponentType<{ editor: Editor }>;
};

/** What the editor can write: paragraphs, headings, lists, quotations, emphasis, links. */
export const extensionsWith = ({ extensions = [] }: RichTextExtras): Extensions => [
  StarterKit.configure({
    // An empty paragraph behind a list would be stored along with it.
    trailingNode: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: isSafeHref,
      shouldAutoLink: (address) => isSafeHref(address),
      // Where a link opens is the reader's app to say.
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  ...extensions,
];

/** `html` as the editor writes it after reading it: what it cannot show is not there any more. */
export const editedHtml = (html: string, extensions: Extensions): string =>
  generateHTML(generateJSON(html, extensions), extensions);
