import DOMPurify from 'dompurify';
import { Marked, type Tokens } from 'marked';
import { slugOf } from './slug';

export type Heading = {
  /** Anchor of its section. */
  slug: string;
  text: string;
  level: 2 | 3;
};

/** A page of the manual: its first heading as the title, the rest as detached, sanitised nodes. */
export type ManualPage = {
  title: string;
  headings: readonly Heading[];
  /**
   * Level 2 and 3 headings have their slug as `id`, code blocks have `data-language` and `data-file`, and notes
   * are blockquotes with `data-note`.
   */
  nodes: readonly Node[];
};

/** Parses a page of the manual from Markdown. HTML is removed, except for what Markdown produces. */
export const parseManual = (markdown: string): ManualPage => {
  const html = marked.parse(markdown, { async: false });
  const fragment = DOMPurify.sanitize(html, { ...ALLOWED, RETURN_DOM_FRAGMENT: true });
  const title = fragment.querySelector('h1');
  title?.remove();
  const headings = [...fragment.querySelectorAll('h2, h3')].map((heading): Heading => {
    const text = heading.textContent ?? '';
    heading.id = slugOf(text);
    return { slug: heading.id, text, level: heading.tagName === 'H2' ? 2 : 3 };
  });
  for (const quotation of fragment.querySelectorAll('blockquote')) markNote(quotation);
  return {
    title: title?.textContent ?? '',
    headings,
    nodes: [...fragment.childNodes].filter((node) => node.textContent?.trim() !== ''),
  };
};

/** A note as on code hosts: a blockquote that begins with `[!NOTE]`, `[!TIP]` or `[!WARNING]`. */
const NOTE = /^\s*\[!(NOTE|TIP|WARNING)\]\s*/;

const markNote = (quotation: HTMLQuoteElement) => {
  const first = quotation.querySelector('p')?.firstChild;
  const [mark, kind] = NOTE.exec(first?.textContent ?? '') ?? [];
  if (!first || !mark || !kind) return;
  first.textContent = (first.textContent ?? '').slice(mark.length);
  quotation.dataset.note = kind.toLowerCase();
};

const ALLOWED = {
  ALLOWED_TAGS: [
    'h1',
    'h2',
    'h3',
    'p',
    'blockquote',
    'hr',
    'br',
    'ul',
    'ol',
    'li',
    'pre',
    'code',
    'kbd',
    'a',
    'strong',
    'em',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  ALLOWED_ATTR: ['href', 'data-language', 'data-file'],
};

/** The info string of a code fence: the language, then the file name. */
const INFO = /^(\S*)(?:\s+([\w./-]+))?$/;

const marked = new Marked({
  renderer: {
    code: ({ text, lang = '' }: Tokens.Code) => {
      const [, language = '', file = ''] = INFO.exec(lang.trim().replace(/\s\w+=\S+/g, '')) ?? [];
      return `<pre data-language="${escaped(language)}" data-file="${escaped(file)}"><code>${escaped(text)}</code></pre>`;
    },
  },
});

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
