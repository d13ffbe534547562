import { generateHTML, generateJSON, type Editor, type Extensions } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import type { ComponentType } from 'react';
import { isSafeHref } from './safe-links';

/**
 * The extras a form adds to the rich-text editor, loaded along with it. Placeholders as chips, for example, are a
 * TipTap node in `extensions`, a `toEditor` that writes `<span data-placeholder="firstname">` for `{{firstname}}`, a
 * `fromEditor` that writes it back, and a palette in `Tools`.
 */
export type RichTextExtras = {
  /** TipTap's nodes, marks and plugins beside the editor's own. */
  extensions?: Extensions;
  /** The stored HTML as the editor reads it. */
  toEditor?: (html: string) => string;
  /** The editor's HTML as it is stored: the reverse of `toEditor`. */
  fromEditor?: (html: string) => string;
  /** Rendered after the buttons of the toolbar. */
  Tools?: ComponentType<{ editor: Editor }>;
};

/** The editor's own extensions: paragraphs, headings, lists, quotations, emphasis, links. */
export const extensionsWith = ({ extensions = [] }: RichTextExtras): Extensions => [
  StarterKit.configure({
    // An empty paragraph after a list would be stored too.
    trailingNode: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: isSafeHref,
      shouldAutoLink: (address) => isSafeHref(address),
      // The recipient's app decides where a link opens.
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  ...extensions,
];

/** `html` as the editor writes it after reading it: unsupported parts are gone. */
export const editedHtml = (html: string, extensions: Extensions): string =>
  generateHTML(generateJSON(html, extensions), extensions);
