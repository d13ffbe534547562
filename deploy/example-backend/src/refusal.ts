import type { FastifyError } from 'fastify';
import words from './words.json' with { type: 'json' };

export type Word = keyof typeof words;
type Line = { field?: string; message: Word };

/** A call that is refused: its status, and a sentence a line, with the field it is about where there is one. */
export class Refusal extends Error {
  readonly status: number;
  readonly lines: readonly Line[];

  constructor(status: number, ...lines: readonly (Word | Line)[]) {
    super(`${status}`);
    this.status = status;
    this.lines = lines.map((line) => (typeof line === 'string' ? { message: line } : line));
  }
}

/** `word` in the language that `Accept-Language` asks for: Italian, unless English comes first. */
export const say = (word: Word, acceptLanguage = 'it'): string =>
  words[word][acceptLanguage.trim().toLowerCase().startsWith('en') ? 1 : 0] ?? word;

/** What Fastify, its plugins and PostgreSQL throw, as a refusal. Undefined where it is a fault of the backend. */
export const refusalOf = (error: Partial<FastifyError> & { constraint?: string }): Refusal | undefined => {
  if (error instanceof Refusal) return error;
  if (error.validation) return invalid(error);
  const { code = '' } = error;
  const known = KNOWN[code] ?? KNOWN[code.slice(0, 2)] ?? KNOWN[error.statusCode ?? 500];
  if (!known) return undefined;
  // A constraint names its field and word: "customers company_code: entries" (migrations/001-tables.sql).
  const [, field, told] = /(\w+): (\w+)$/.exec(error.constraint ?? '') ?? [];
  return new Refusal(known[0], { field, message: (told as Word | undefined) ?? known[1] });
};

/** By codes of PostgreSQL, by their classes, and by statuses of Fastify. */
const KNOWN: Readonly<Record<string, readonly [number, Word]>> = {
  400: [400, 'bad_request'],
  401: [401, 'session'],
  413: [413, 'too_large'],
  415: [400, 'bad_request'],
  '22': [400, 'bad_request'], // a number out of range or none at all, or a NUL in a text
  '23001': [409, 'in_use'],
  '23503': [422, 'unknown'],
  '23505': [409, 'taken'],
  '23514': [422, 'value'],
  '42501': [403, 'forbidden'],
  '42703': [400, 'bad_request'], // a `sortField` that is no column
};

/** All fields of a body that break a rule of the document. */
const invalid = ({ validation = [], validationContext }: Partial<FastifyError>): Refusal => {
  const lines = new Map<string, Line>();
  for (const { instancePath, keyword, params } of validation) {
    const field = String(params['missingProperty'] ?? instancePath.split('/')[1] ?? '');
    const isMissing = keyword === 'required' || keyword === 'minItems' || params['limit'] === 1;
    const message = isMissing ? 'required' : keyword === 'minLength' ? 'min' : 'value';
    if (!lines.has(field)) lines.set(field, { field, message });
  }
  const isReadable = validationContext === 'body' && !lines.has('');
  return isReadable ? new Refusal(422, ...lines.values()) : new Refusal(400, 'bad_request');
};
