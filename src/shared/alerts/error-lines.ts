import { ApiError, GENERAL_ERROR } from '@/providers/http/api-error';
import type { AlertLine } from './alert-store';

/** Why there is no answer that could be shown; a refusal speaks for itself. */
const EXPLANATIONS: Partial<Record<ApiError['kind'], string>> = {
  offline: 'errors.offline',
  timeout: 'errors.timeout',
  unreadable: 'errors.unreadable',
  redirected: 'errors.redirected',
};

/**
 * What a failed call says: the backend's lines, one alert each, and where it sent none the general line,
 * with a sentence on what became of the answer (specification, section 8).
 */
export const errorLines = (error: unknown): AlertLine[] => {
  if (!(error instanceof ApiError)) return [{ message: GENERAL_ERROR }];
  if (error.lines.length > 0) return error.lines.map((message) => ({ message }));
  // The end of a session is said where it leads: at the login.
  if (error.status === 401) return [];
  return [{ message: GENERAL_ERROR, detail: EXPLANATIONS[error.kind] }];
};
