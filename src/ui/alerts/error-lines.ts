import { ApiError, GENERAL_ERROR } from '@/providers/http/api-error';
import type { AlertLine } from './alert-store';

/** Explains a failure by its kind or its status; a proxy that finds a body too large sends no line of its own. */
const EXPLANATIONS: Partial<Record<ApiError['kind'] | number, string>> = {
  413: 'errors.too_large',
  offline: 'errors.offline',
  timeout: 'errors.timeout',
  unreadable: 'errors.unreadable',
  redirected: 'errors.redirected',
};

/** The line that says when a call refused with 429 may be retried; undefined for any other error. */
export const waitLine = ({ status, retryAfter }: ApiError): AlertLine | undefined => {
  if (status !== 429) return undefined;
  return retryAfter === undefined
    ? { message: 'errors.too_many' }
    : { message: 'errors.too_many_until', args: { smart_count: retryAfter } };
};

/**
 * The alerts for a failed call: the backend's lines, one alert each, or a general line if it sent none, with a
 * sentence about the answer (specification, section 8), which `explanation` replaces.
 */
export const errorLines = (error: unknown, explanation?: string): AlertLine[] => {
  if (!(error instanceof ApiError)) return [{ message: GENERAL_ERROR }];
  const wait = waitLine(error);
  if (error.lines.length > 0) {
    const isSaid = error.lines.some((line) =>
      line.match(/\d+/g)?.includes(String(error.retryAfter)),
    );
    const lines = error.lines.map((message): AlertLine => ({ message }));
    return wait && error.retryAfter && !isSaid ? [...lines, wait] : lines;
  }
  if (wait) return [wait];
  // The login page says that the session is over.
  if (error.status === 401) return [];
  return [
    {
      message: GENERAL_ERROR,
      detail: explanation ?? EXPLANATIONS[error.kind] ?? EXPLANATIONS[error.status],
    },
  ];
};
