import { UnreadableSheet } from './sheet-problem';

/** Receives the parts of a document. Names have no prefix, `attributes` are the text between name and end. */
export type XmlHandler = {
  open: (name: string, attributes: string) => void;
  text: (text: string) => void;
  close: (name: string) => void;
};

/**
 * Reads an XML document that arrives in pieces. Custom entities are not expanded, so that none can grow; spreadsheets
 * do not use them.
 *
 * @returns a function that takes the next piece; it throws UnreadableSheet where a piece of markup never ends
 */
export const createXmlScanner = ({ open, text, close }: XmlHandler) => {
  let pending = '';
  return (piece: string): void => {
    const all = pending + piece;
    let at = 0;
    for (;;) {
      const start = all.indexOf('<', at);
      if (start === -1) break;
      const end = endOfMarkup(all, start);
      if (end === -1) break;
      if (start > at) text(decodeXml(all.slice(at, start)));
      at = end;
      const sign = all.charCodeAt(start + 1);
      if (sign === SLASH) close(nameIn(all, start + 2, end - 1));
      else if (sign === BANG) {
        if (all.startsWith(CDATA, start)) text(all.slice(start + CDATA.length, end - 3));
      } else if (sign !== QUESTION) {
        const isEmpty = all.charCodeAt(end - 2) === SLASH;
        const last = isEmpty ? end - 2 : end - 1;
        const length = lengthOfName(all, start + 1, last);
        const name = nameIn(all, start + 1, start + 1 + length);
        open(name, all.slice(start + 1 + length, last));
        if (isEmpty) close(name);
      }
    }
    pending = all.slice(at);
    if (pending.length > MAX_PENDING) throw new UnreadableSheet('damaged');
  };
};

/** The value of an attribute, by its name as written; undefined where it is not there. */
export const attributeOf = (attributes: string, name: string): string | undefined => {
  const key = `${name}=`;
  let at = attributes.indexOf(key);
  // The match may be the end of a longer name.
  while (at > 0 && !isSpace(attributes.charCodeAt(at - 1))) at = attributes.indexOf(key, at + 1);
  if (at === -1) return undefined;
  const start = at + key.length + 1;
  const end = attributes.indexOf(attributes.charAt(start - 1), start);
  return decodeXml(attributes.slice(start, end === -1 ? undefined : end));
};

const endOfMarkup = (all: string, start: number): number => {
  if (all.charCodeAt(start + 1) === BANG || start + 1 === all.length) {
    if (all.length < start + CDATA.length) return -1;
    if (all.startsWith(CDATA, start)) return after(all, ']]>', start);
    if (all.startsWith('<!--', start)) return after(all, '-->', start);
  }
  // A value in quotes may contain the sign that ends a tag.
  TAG.lastIndex = start + 1;
  return TAG.test(all) ? TAG.lastIndex : -1;
};

const TAG = /[^>"']*(?:"[^"]*"[^>"']*|'[^']*'[^>"']*)*>/y;

const after = (all: string, sign: string, start: number): number => {
  const end = all.indexOf(sign, start);
  return end === -1 ? -1 : end + sign.length;
};

const lengthOfName = (all: string, start: number, last: number): number => {
  let at = start;
  while (at < last && !isSpace(all.charCodeAt(at))) at += 1;
  return at - start;
};

const nameIn = (all: string, start: number, end: number): string => {
  const name = all.slice(start, end);
  const colon = name.indexOf(':');
  return (colon === -1 ? name : name.slice(colon + 1)).trimEnd();
};

const isSpace = (code: number) => code === 32 || code === 10 || code === 13 || code === 9;

const decodeXml = (text: string): string =>
  text.includes('&') ? text.replace(/&(#x?)?(\w+);/g, decoded) : text;

const decoded = (whole: string, base: string | undefined, body: string): string => {
  if (!base) return ENTITIES[body] ?? whole;
  const code = Number.parseInt(body, base === '#' ? 10 : 16);
  return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
};

const ENTITIES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
};

const CDATA = '<![CDATA[';
/** In characters. No tag and no text of a cell is this long. */
const MAX_PENDING = 32 * 1024 * 1024;
const SLASH = 47;
const BANG = 33;
const QUESTION = 63;
