import { htmlOf } from '@/kit/rich-text/html-of';

/** Parses the HTML of an e-mail, without running or fetching anything. */
const bodyOf = (html: string): HTMLElement =>
  new DOMParser().parseFromString(htmlOf(html), 'text/html').body;

const REMOTE = /^\s*(https?:)?\/\//i;

/** Whether the e-mail has pictures from another host. */
export const hasRemotePictures = (html: string): boolean =>
  [...bodyOf(html).querySelectorAll('img')].some((picture) =>
    REMOTE.test(picture.getAttribute('src') ?? ''),
  );

/** The number of pictures without an alternative text; an empty one is allowed and marks a decorative picture. */
export const picturesWithoutText = (html: string): number =>
  bodyOf(html).querySelectorAll('img:not([alt])').length;

export type LinkProblem = { text: string; href: string; kind: 'broken' | 'insecure' };

/** The links that are broken or not https. The backend resolves a link that is a placeholder. */
export const linkProblems = (html: string): LinkProblem[] =>
  [...bodyOf(html).querySelectorAll('a')].flatMap((link): LinkProblem[] => {
    const href = (link.getAttribute('href') ?? '').trim();
    const kind = problemOf(href);
    return kind ? [{ text: (link.textContent ?? '').trim(), href, kind }] : [];
  });

const problemOf = (href: string): LinkProblem['kind'] | undefined => {
  if (/^\{\{[^{}]*\}\}([?#].*)?$/.test(href)) return undefined;
  if (!URL.canParse(href)) return 'broken';
  const { protocol, hostname } = new URL(href);
  if (protocol === 'mailto:' || protocol === 'tel:') return undefined;
  if (protocol === 'http:') return 'insecure';
  return protocol === 'https:' && hostname.includes('.') ? undefined : 'broken';
};

/** Size in bytes of the text as sent. */
export const weightOf = (html: string): number => new TextEncoder().encode(html).byteLength;

/** The e-mail as plain text: a line for each block, each address after its link's text. */
export const plainTextOf = (html: string): string => {
  const lines = textOf(bodyOf(html));
  return lines
    .replace(/[ \t]+/g, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
};

const BLOCKS = /^(p|div|h[1-6]|ul|ol|table|tr|blockquote|pre|hr|section|article)$/;
const WITHOUT_TEXT = /^(style|script|template|title|noscript|svg)$/;

const textOf = (node: Node): string => {
  if (node instanceof Text) return node.data.replace(/\s+/g, ' ');
  if (!(node instanceof Element)) return '';
  const name = node.localName;
  if (WITHOUT_TEXT.test(name)) return '';
  if (name === 'br') return '\n';
  if (name === 'img') return node.getAttribute('alt') ?? '';
  const inner = [...node.childNodes].map(textOf).join('');
  if (name === 'a') return linkText(inner, node.getAttribute('href') ?? '');
  if (name === 'li') return `\n${markOf(node)} ${inner.trim()}`;
  return BLOCKS.test(name) ? `\n\n${inner}\n\n` : inner;
};

const linkText = (text: string, href: string) =>
  href === '' || href === text.trim() ? text : `${text} (${href})`;

const markOf = (item: Element): string => {
  const list = item.parentElement;
  if (list?.localName !== 'ol') return '•';
  return `${[...list.children].indexOf(item) + 1}.`;
};
