import { GENERAL_ERROR } from '../http/api-error';

/** The record is not among the first `read` rows of a list that has more: it may be one of the others. */
export class NotFoundAmongError extends Error {
  override readonly name = 'NotFoundAmongError';

  constructor(readonly read: number) {
    super(GENERAL_ERROR);
  }
}
