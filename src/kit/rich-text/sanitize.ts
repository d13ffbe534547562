import createDOMPurify from 'dompurify';
import { isSafeHref } from './safe-links';
import { keepSafeLook } from './safe-styles';

type SanitizeOptions = {
  /** Whether pictures of other hosts stay; those written into the text as `data:` do in any case. */
  hasRemotePictures?: boolean;
};

/**
 * `html` without all that could run, ask for something, be filled in or leave its place: scripts and handlers,
 * forms, frames, style sheets, drawings, links other than https, mailto and tel, and every style and measure that
 * does more than dress the text. Tables and pictures stay. What a backend stores is never shown otherwise; the
 * frame it is shown in holds off once more what might get by (`RichTextFrame`).
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

/** An instance of its own: hooks and settings of others do not reach it. */
const purify = createDOMPurify(window);

const ALLOWED = {
  ALLOWED_TAGS: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'span', 'br', 'hr', 'center', 'font'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'strike', 'sub', 'sup', 'small', 'mark'],
    ...['a', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre', 'code', 'img'],
    ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  ALLOWED_ATTR: [
    ...['href', 'title', 'src', 'alt', 'width', 'height', 'start', 'lang', 'dir', 'style', 'color'],
    ...['align', 'valign', 'bgcolor', 'border', 'cellpadding', 'cellspacing', 'colspan', 'rowspan'],
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
