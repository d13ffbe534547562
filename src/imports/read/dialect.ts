/** The separators a file may have, the usual ones first. */
export const SEPARATORS = [',', ';', '\t', '|', ':'] as const;
export type Separator = (typeof SEPARATORS)[number];

/** The ways to quote cells: the character around them, and the one that escapes it inside. */
export const QUOTINGS = {
  double: { sign: '"', escape: '"' },
  backslash: { sign: '"', escape: '\\' },
  single: { sign: "'", escape: "'" },
  single_backslash: { sign: "'", escape: '\\' },
  none: { sign: '', escape: '' },
} as const satisfies Readonly<Record<string, { sign: string; escape: string }>>;
export type Quoting = keyof typeof QUOTINGS;

/** The notation of the rows of a text. */
export type Dialect = { separator: Separator; quoting: Quoting };

/** Detects the quotes of a file from its first lines; anything but RFC 4180 must be unmistakable. */
export const detectQuoting = (head: string): Quoting => {
  if (!head.includes('"')) {
    const quoted = head.match(SINGLE_QUOTED)?.length ?? 0;
    return quoted >= LEAST_QUOTED ? 'single' : 'double';
  }
  return BACKSLASHED.test(head) && !head.includes('""') ? 'backslash' : 'double';
};

/** Cells between apostrophes, from one separator to the next. */
const SINGLE_QUOTED = /(?<=^|[,;\t|:\r\n])'(?!')[^'\r\n]*'(?=$|[,;\t|:\r\n])/g;
const LEAST_QUOTED = 3;
/** A quote after a backslash, inside a cell. */
const BACKSLASHED = /[^\\]\\"(?!\s*(?:[,;\t|:\r\n]|$))/;
