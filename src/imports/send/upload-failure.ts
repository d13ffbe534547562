import { ApiError } from '@/providers/http/api-error';
import type { AlertLine } from '@/ui/alerts/alert-store';
import { errorLines } from '@/ui/alerts/error-lines';

/**
 * A file that could not be sent: `isReadable` is false where it was changed or deleted since it was chosen; `isSent` is
 * true where all its bytes were sent.
 */
export type FailedUpload = { error: unknown; isReadable: boolean; isSent: boolean };

/** The reason why a file was refused, without an explanation that the advice replaces. */
export const failureLines = (failed: FailedUpload): AlertLine[] => {
  if (!failed.isReadable) return [{ message: 'imports.read.problems.unreadable' }];
  const isReplaced = REPLACING.has(adviceOn(failed) ?? '');
  return errorLines(failed.error).map((line) =>
    isReplaced ? { ...line, detail: undefined } : line,
  );
};

/** Whether a file was sent in full and its answer was lost: its rows may have been imported. */
export const isAnswerLost = (failed: FailedUpload): boolean =>
  adviceOn(failed) === 'perhaps_imported';

/**
 * The advice that replaces the usual explanation of an error: that of an unreadable answer asks to try again, which may
 * import the rows twice, and that of too much data is about the texts and images of a form.
 */
const REPLACING: ReadonlySet<string> = new Set(['perhaps_imported', 'too_large']);

/** Message key of the advice on a failed upload; null if the error itself gives it, or if there is no advice. */
export const adviceOn = ({ error, isReadable, isSent }: FailedUpload) => {
  if (!isReadable || !(error instanceof ApiError)) return null;
  if (error.status === 401) return 'signed_out';
  if (error.status === 413) return 'too_large';
  if (error.kind === 'refused' && error.status !== GATEWAY_TIMEOUT) return null;
  return isSent ? 'perhaps_imported' : 'not_imported';
};

export const GATEWAY_TIMEOUT = 504;
