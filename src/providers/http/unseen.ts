import { ApiError } from './api-error';

/** Whether a call was refused because the user may not see the record, or because it does not exist. */
export const isUnseen = (error: unknown): boolean =>
  error instanceof ApiError && UNSEEN.includes(error.status);

const UNSEEN = [403, 404];

/** Whether a call was refused for lack of permission, so that a retry would be refused too. */
export const isForbidden = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 403;

/** Resolves to the result of `call`; to undefined if the user may not see the record, or it does not exist. */
export const unlessUnseen = async <T>(call: Promise<T>): Promise<T | undefined> => {
  try {
    return await call;
  } catch (error) {
    if (isUnseen(error)) return undefined;
    throw error;
  }
};
