import { nameOf } from './html-of';

/** A kind of lost parts, `rich_text.loss.{kind}`; anything else is the name of an element, as `<video>`. */
const KINDS = ['tables', 'pictures', 'links', 'styles', 'comments', 'words', 'excess'] as const;
type Kind = (typeof KINDS)[number];

/** The kind of text over the length limit, which the editor does not load. */
export const EXCESS = 'excess' satisfies Kind;

/** Whether `part` is a kind of lost parts and not the name of an element. */
export const isUnsupportedKind = (part: string): part is Kind =>
  KINDS.some((kind) => kind === part);

/**
 * The parts of the HTML `stored` that are missing in `shown`, the editor's version of it: kinds of parts, each once.
 * The same emphasis by another element, and containers without an attribute, are no loss.
 */
export const unsupportedMarkupOf = (stored: string, shown: string): string[] => {
  const before = partsOf(stored);
  const after = partsOf(shown);
  const isLost = (part: string) => (before.counts.get(part) ?? 0) > (after.counts.get(part) ?? 0);
  const elements = [...before.elements].filter(isLost);
  // An element's attributes are lost with it: they are not reported separately.
  const attributes = [...before.attributes].flatMap(([part, element]) =>
    isLost(part) && !elements.includes(element) ? [ATTRIBUTE_KIND] : [],
  );
  return [
    ...new Set([
      ...elements.map(kindOfElement),
      ...attributes,
      ...(isLost(COMMENT) ? ['comments'] : []),
      ...(before.words === after.words ? [] : ['words']),
    ]),
  ];
};

const ATTRIBUTE_KIND = 'styles' satisfies Kind;
const COMMENT = '#comment';

type Parts = {
  /** The number of each part: an element, an attribute of one with its value, a comment. */
  counts: ReadonlyMap<string, number>;
  elements: ReadonlySet<string>;
  /** Each attribute with the element that carries it. */
  attributes: ReadonlyMap<string, string>;
  /** All text without spaces, which do not show where blocks begin and end. */
  words: string;
};

const partsOf = (html: string): Parts => {
  const document = new DOMParser().parseFromString(html, 'text/html');
  const counts = new Map<string, number>();
  const elements = new Set<string>();
  const attributes = new Map<string, string>();
  let words = '';
  const count = (part: string) => counts.set(part, (counts.get(part) ?? 0) + 1);
  const visit = (node: Node) => {
    if (node instanceof Comment) count(COMMENT);
    if (node instanceof Text) words += node.data;
    if (node instanceof Element) visitElement(node);
    else node.childNodes.forEach(visit);
  };
  const visitElement = (node: Element) => {
    const name = nameOf(node);
    const element = ALIKE[name] ?? name;
    if (!PLAIN.has(element)) {
      count(element);
      elements.add(element);
    }
    for (const { name: attribute, value } of node.attributes) {
      const part = `${element} ${attribute}=${value}`;
      count(part);
      attributes.set(part, element);
    }
    // The content of these elements is not text.
    if (!WORDLESS.has(element)) node.childNodes.forEach(visit);
  };
  visit(document);
  return { counts, elements, attributes, words: words.replace(/[ \t\r\n\f]+/g, '') };
};

const ALIKE: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  del: 's',
  strike: 's',
  ins: 'u',
  div: 'p',
};

/** Elements that do not change how the text looks; the editor makes a paragraph wherever text begins. */
const PLAIN = new Set(['html', 'head', 'body', 'p', 'span', 'section', 'article', 'br']);

const WORDLESS = new Set(['style', 'script', 'template', 'title', 'noscript']);

const kindOfElement = (element: string): string => ELEMENT_KINDS[element] ?? `<${element}>`;

const ELEMENT_KINDS: Readonly<Record<string, Kind>> = {
  a: 'links',
  img: 'pictures',
  picture: 'pictures',
  source: 'pictures',
  svg: 'pictures',
  figure: 'pictures',
  figcaption: 'pictures',
  table: 'tables',
  caption: 'tables',
  colgroup: 'tables',
  col: 'tables',
  thead: 'tables',
  tbody: 'tables',
  tfoot: 'tables',
  tr: 'tables',
  th: 'tables',
  td: 'tables',
  style: 'styles',
  font: 'styles',
  center: 'styles',
  mark: 'styles',
  small: 'styles',
  sub: 'styles',
  sup: 'styles',
};
