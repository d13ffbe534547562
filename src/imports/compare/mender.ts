import type { ImportFormat } from '@/core/imports';
import { SIMILAR_CODE, twinsIn } from '@/imports/check/column-validator';
import { DOUBTS, withLostZeros } from '@/imports/check/doubts';
import type { IssueKind } from '@/imports/check/issue-store';
import type { LookUps } from './look-ups';

/** Whether a kind of error or doubt is shown apart, to be mended by one press or to be looked at. */
export const isMendable = ({ message, count, isDoubt }: IssueKind): boolean =>
  count > 0 && (isDoubt || message === SIMILAR_CODE);

/**
 * Creates a function that returns what a cell with this doubt should be: a VAT number with its zeros, the code that
 * exists, a text without the stray quote. Undefined where that is not known.
 */
export const createMender = (
  { columns }: ImportFormat,
  { codes, records }: LookUps,
  { column: name, message }: { column: string; message: string },
): ((text: string) => string | undefined) => {
  const column = columns.find((own) => own.name === name);
  const known = codes.get(name)?.known;
  switch (message) {
    case DOUBTS.zeros:
      return withLostZeros;
    case DOUBTS.similar:
      return (text) => records?.table.twinOf(text.trim());
    case SIMILAR_CODE:
      return (text) => (column && known ? twinsIn(text, column, known) : undefined);
    case DOUBTS.quote:
      return (text) => text.replace(/^\s*["']/, '');
    default:
      return () => undefined;
  }
};
