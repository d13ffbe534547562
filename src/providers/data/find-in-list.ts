import type { Identifier, RaRecord } from 'react-admin';
import { MAX_PAGES_SEARCHED } from '@/core/constants';
import { ApiError, GENERAL_ERROR } from '../http/api-error';
import { iteratePages } from './iterate-pages';

/** A record was not found among the first `read` rows of a list with more rows, so it may still exist. */
export class NotFoundAmongError extends Error {
  override readonly name = 'NotFoundAmongError';

  constructor(readonly read: number) {
    super(GENERAL_ERROR);
  }
}

/**
 * Searches a list page by page for the record called `id`.
 *
 * @param readPage reads the page with that number, from 1
 * @throws what `readPage` throws; ApiError 404 where no page of the list holds the record; NotFoundAmongError where the
 * list is not read to its end
 */
export const findInList = async (
  readPage: (page: number) => Promise<{ data: RaRecord[]; total: number }>,
  id: Identifier,
): Promise<RaRecord> => {
  const coverage = { read: 0, total: 0 };
  for await (const { data, read, total } of iteratePages(readPage, MAX_PAGES_SEARCHED)) {
    const found = data.find((record) => String(record.id) === String(id));
    if (found) return found;
    Object.assign(coverage, { read, total });
  }
  if (coverage.read < coverage.total) throw new NotFoundAmongError(coverage.read);
  throw new ApiError('refused', 404);
};
