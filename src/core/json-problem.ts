/**
 * Where a text stops being JSON (RFC 8259). Engines say it each in their own words, and some without the
 * place, so it is looked up here.
 */
export type JsonProblem = {
  /** Both counted from 1; a column is a character as an editor counts them. */
  line: number;
  column: number;
  /** The character that has no place there; null where the text ends too early. */
  found: string | null;
};

/** The first problem of `text`, or null where it is JSON. */
export const jsonProblem = (text: string): JsonProblem | null => {
  try {
    new Reader(text).document();
    return null;
  } catch (problem) {
    if (!(problem instanceof Misplaced)) throw problem;
    return placeOf(text, problem.at);
  }
};

/** Deeper than any configuration, and far from the end of the stack. */
const MAX_DEPTH = 100;

class Misplaced extends Error {
  constructor(readonly at: number) {
    super(`Unexpected at ${at}`);
  }
}

/** Reads a text from left to right and stops at the first character that does not fit. */
class Reader {
  private at = 0;

  constructor(private readonly text: string) {}

  document() {
    this.value(0);
    if (this.at < this.text.length) this.fail();
  }

  private value(depth: number) {
    this.blanks();
    const character = this.text[this.at];
    if (depth > MAX_DEPTH) this.fail();
    if (character === '{') this.items('}', () => this.member(depth));
    else if (character === '[') this.items(']', () => this.value(depth + 1));
    else if (character === '"') this.string();
    else if (character !== undefined && /[-\d]/.test(character)) this.number();
    else this.word();
    this.blanks();
  }

  private items(close: string, item: () => void) {
    this.at += 1;
    this.blanks();
    if (this.text[this.at] === close) {
      this.at += 1;
      return;
    }
    for (;;) {
      item();
      if (this.text[this.at] === close) break;
      this.expect(',');
    }
    this.at += 1;
  }

  private member(depth: number) {
    this.blanks();
    if (this.text[this.at] !== '"') this.fail();
    this.string();
    this.blanks();
    this.expect(':');
    this.value(depth + 1);
  }

  private string() {
    this.at += 1;
    for (;;) {
      const character = this.text[this.at];
      if (character === '"') break;
      if (character === undefined || character < ' ') this.fail();
      this.at += 1;
      if (character === '\\') this.escape();
    }
    this.at += 1;
  }

  private escape() {
    if (this.text[this.at] !== 'u') return this.take(/["\\/bfnrt]/y);
    this.at += 1;
    for (let digit = 0; digit < 4; digit += 1) this.take(/[\da-fA-F]/y);
  }

  private number() {
    if (this.text[this.at] === '-') this.at += 1;
    this.take(/0|[1-9]\d*/y);
    if (this.text[this.at] === '.') {
      this.at += 1;
      this.take(/\d+/y);
    }
    if (/[eE]/.test(this.text[this.at] ?? '')) {
      this.at += 1;
      this.take(/[+-]?\d+/y);
    }
  }

  private word() {
    this.take(/(?:true|false|null)(?![\w$])/y);
  }

  private blanks() {
    this.take(/[ \t\n\r]*/y);
  }

  private expect(character: string) {
    if (this.text[this.at] !== character) this.fail();
    this.at += 1;
  }

  private take(pattern: RegExp) {
    pattern.lastIndex = this.at;
    const [taken] = pattern.exec(this.text) ?? this.fail();
    this.at += taken.length;
  }

  private fail(): never {
    throw new Misplaced(this.at);
  }
}

const placeOf = (text: string, at: number): JsonProblem => {
  const lines = text.slice(0, at).split(/\r\n|\r|\n/);
  return {
    line: lines.length,
    column: [...(lines.at(-1) ?? '')].length + 1,
    found: at < text.length ? String.fromCodePoint(text.codePointAt(at) ?? 0) : null,
  };
};
