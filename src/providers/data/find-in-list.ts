import { GENERAL_ERROR } from '../http/api-error';

/** A record was not found among the first `read` rows of a list with more rows, so it may still exist. */
export class NotFoundAmongError extends Error {
  override readonly name = 'NotFoundAmongError';

  constructor(readonly read: number) {
    super(GENERAL_ERROR);
  }
}
