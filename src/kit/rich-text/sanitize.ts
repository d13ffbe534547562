import createDOMPurify from 'dompurify';
import { isSafeHref } from './safe-links';
import { keepSafeLook } from './safe-styles';

type SanitizeOptions = {
  /** Whether pictures of other hosts stay; `data:` pictures in the text always do. */
  hasRemotePictures?: boolean;
};

/**
 * `html` without anything that could run, send requests, be filled in or leave its place: scripts and handlers, forms,
 * frames, style sheets, drawings, links other than https, mailto and tel, and every style and dimension that does more
 * than format text. Tables and pictures stay. Stored HTML is never shown without it; its frame (`RichTextFrame`) is a
 * second barrier.
 */
export const sanitizeHtml = (
  html: string,
  { hasRemotePictures = false }: SanitizeOptions = {},
): string => {
  const body = purify.sanitize(html, { ...ALLOWED, RETURN_DOM: true }) as HTMLElement;
  for (const link of body.querySelectorAll('a')) keepHref(link);
  for (const picture of body.querySelectorAll('img')) keepSource(picture, hasRemotePictures);
  for (const element of body.querySelectorAll<HTMLElement>('*')) keepSafeLook(element);
  return body.innerHTML;
};

/** Its own instance: hooks and settings of others do not affect it. */
const purify = createDOMPurify(window);

const ALLOWED = {
  ALLOWED_TAGS: [
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'p',
    'div',
    'span',
    'br',
    'hr',
    'center',
    'font',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'del',
    'ins',
    'strike',
    'sub',
    'sup',
    'small',
    'mark',
    'a',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'blockquote',
    'pre',
    'code',
    'img',
    'table',
    'caption',
    'colgroup',
    'col',
    'thead',
    'tbody',
    'tfoot',
    'tr',
    'th',
    'td',
  ],
  ALLOWED_ATTR: [
    'href',
    'title',
    'src',
    'alt',
    'width',
    'height',
    'start',
    'lang',
    'dir',
    'style',
    'color',
    'align',
    'valign',
    'bgcolor',
    'border',
    'cellpadding',
    'cellspacing',
    'colspan',
    'rowspan',
  ],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

const keepHref = (link: HTMLAnchorElement) => {
  if (!isSafeHref(link.getAttribute('href') ?? '')) link.removeAttribute('href');
};

const EMBEDDED = /^data:image\/(png|jpeg|webp|gif);base64,/i;

const keepSource = (picture: HTMLImageElement, hasRemotePictures: boolean) => {
  const source = picture.getAttribute('src') ?? '';
  if (EMBEDDED.test(source)) return;
  if (!hasRemotePictures || !/^https:/i.test(source)) picture.removeAttribute('src');
};
