import { printParseErrorCode, visit } from 'jsonc-parser';

/**
 * The place where a text stops being JSON (RFC 8259). Engines word their errors differently, some without the
 * place, so it is found here.
 */
export type JsonProblem = {
  /** Line and column count from 1; a column is a character, as in an editor. */
  line: number;
  column: number;
  /** The unexpected character; null where the text ends too early. */
  found: string | null;
};

/** Returns the first problem of `text`; null where it is JSON. */
export const jsonProblem = (text: string): JsonProblem | null => {
  let depth = 0;
  const enter = (at: number) => {
    depth += 1;
    if (depth > MAX_DEPTH) throw new Misplaced(at);
  };
  const leave = () => {
    depth -= 1;
  };
  try {
    visit(
      text,
      {
        onObjectBegin: enter,
        onArrayBegin: enter,
        onObjectEnd: leave,
        onArrayEnd: leave,
        onError: (code, at) => {
          const isBroken = !printParseErrorCode(code).endsWith('Expected');
          throw new Misplaced(isBroken ? at + soundLength(text, at) : at);
        },
      },
      { disallowComments: true },
    );
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

/** A broken string or number up to the character that breaks it; empty where the first one does. */
const SOUND_PART =
  /"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*(?:\\(?:u[\da-fA-F]*)?)?|-?(?:\d+(?:\.(?!\d)|(?:\.\d+)?[eE][+-]?))?/y;

/** The parser returns only where a broken string or number begins, not the place inside it. */
const soundLength = (text: string, at: number): number => {
  SOUND_PART.lastIndex = at;
  return SOUND_PART.exec(text)?.[0].length ?? 0;
};

const placeOf = (text: string, at: number): JsonProblem => {
  const lines = text.slice(0, at).split(/\r\n|\r|\n/);
  return {
    line: lines.length,
    column: [...(lines.at(-1) ?? '')].length + 1,
    found: at < text.length ? String.fromCodePoint(text.codePointAt(at) ?? 0) : null,
  };
};
