import { createListeners } from '@/core/listeners';
import { session } from '../session/session';
import { ApiError } from './api-error';

const forbidden = createListeners();

/** Handles a status: a 401 ends the session whose `token` was sent, a 403 is passed to the listeners. */
export const handleStatus = (status: number, token: string | undefined): void => {
  // A late 401 of an earlier session must not end the next one.
  if (status === 401 && token && token === session.held()?.token) session.end('refused');
  if (status === 403) forbidden.notify();
};

/** The token of the session. @throws ApiError 401 without one; the session is then over. */
export const liveToken = (): string => {
  const token = session.current()?.token;
  if (token) return token;
  session.end('refused');
  throw new ApiError('refused', 401);
};

/** Calls the listener after every 403: the user's permissions may have changed since the profile was read. */
export const onForbidden = forbidden.subscribe;
