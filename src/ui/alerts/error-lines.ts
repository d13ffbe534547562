import { ApiError, GENERAL_ERROR } from '@/providers/http/api-error';
import type { AlertLine } from './alert-store';

/** Why there is no answer that could be shown; a refusal speaks for itself. */
const EXPLANATIONS: Partial<Record<ApiError['kind'], string>> = {
  offline: 'errors.offline',
  timeout: 'errors.timeout',
  unreadable: 'errors.unreadable',
  redirected: 'errors.redirected',
};

/** When a call may be tried again that came too often (429); undefined for any other error. */
export const waitLine = ({ status, retryAfter }: ApiError): AlertLine | undefined => {
  if (status !== 429) return undefined;
  return retryAfter === undefined
    ? { message: 'errors.too_many' }
    : { message: 'errors.too_many_until', args: { smart_count: retryAfter } };
};

/**
 * What a failed call says: the backend's lines, one alert each, and where it sent none the general line,
 * with a sentence on what became of the answer (specification, section 8).
 */
export const errorLines = (error: unknown): AlertLine[] => {
  if (!(error instanceof ApiError)) return [{ message: GENERAL_ERROR }];
  const wait = waitLine(error);
  if (error.lines.length > 0) {
    const isSaid = error.lines.some((line) => line.includes(String(error.retryAfter)));
    const lines = error.lines.map((message): AlertLine => ({ message }));
    return wait && error.retryAfter && !isSaid ? [...lines, wait] : lines;
  }
  if (wait) return [wait];
  // The end of a session is said where it leads: at the login.
  if (error.status === 401) return [];
  return [{ message: GENERAL_ERROR, detail: EXPLANATIONS[error.kind] }];
};
