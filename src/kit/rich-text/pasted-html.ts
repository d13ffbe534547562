import { disarmed } from './html-of';

/**
 * Prepares pasted HTML for the editor: disarms it before it is parsed, and converts Word's lists, which are paragraphs
 * that begin with their marker, to lists. The editor's own nodes and marks do the rest.
 */
export const pastedHtml = (html: string): string => {
  const safe = disarmed(html.replace(PAGE_TAG, ''));
  return WORD_LIST.test(safe) ? withLists(safe) : safe;
};

/** The editor checks the first tag, and browsers put one of these before it. */
const PAGE_TAG = /<(?:base|meta)\b[^>]*>/gi;
const WORD_LIST = /mso-list\s*:\s*l\d/i;
/** The nesting level, from 1. */
const ITEM = /mso-list\s*:\s*l\d+\s+level(\d+)/i;
const MARK = /mso-list\s*:\s*ignore/i;
/** `1.`, `a)` or `iv.`; a bullet is a dot, a letter of a symbol font, or a dash. */
const ORDINAL = /^\(?(\d+|[a-z]|[ivxlcdm]+)[.)]$/i;

const styleOf = (element: Element) => element.getAttribute('style') ?? '';

/** A list that may get more items. */
type OpenList = { element: Element; level: number };

const withLists = (html: string): string => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  let open: OpenList[] = [];
  for (const paragraph of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const [, level] = ITEM.exec(styleOf(paragraph)) ?? [];
    if (level === undefined) open = [];
    else open = moved(paragraph, Number(level), open);
  }
  return body.innerHTML;
};

/** Moves a paragraph into its list. Returns the lists that are open after it, the innermost last. */
const moved = (paragraph: Element, level: number, before: readonly OpenList[]): OpenList[] => {
  const tag = ORDINAL.test(takenMark(paragraph)) ? 'ol' : 'ul';
  const open = before.filter((list) => list.level <= level);
  let list = open.at(-1);
  if (!list || list.level < level || list.element.localName !== tag) {
    if (list?.level === level) open.pop();
    const element = paragraph.ownerDocument.createElement(tag);
    const outer = open.at(-1)?.element.lastElementChild;
    if (outer) outer.append(element);
    else paragraph.before(element);
    list = { element, level };
    open.push(list);
  }
  const item = paragraph.ownerDocument.createElement('li');
  item.append(...paragraph.childNodes);
  list.element.append(item);
  paragraph.remove();
  return open;
};

/** Removes and returns the marker that Word wrote before the item's words. */
const takenMark = (paragraph: Element): string => {
  const mark = [...paragraph.querySelectorAll('span')].find((span) => MARK.test(styleOf(span)));
  mark?.remove();
  return (mark?.textContent ?? '').replace(/\s+/g, '');
};
