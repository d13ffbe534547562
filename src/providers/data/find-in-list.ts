import type { Identifier, RaRecord } from 'react-admin';
import { MAX_PAGES_SEARCHED } from '@/core/constants';
import { ApiError, GENERAL_ERROR } from '../http/api-error';
import { iteratePages } from './iterate-pages';

/** Thrown if the first `read` rows of a longer list do not hold the record, which may still exist. */
export class SearchLimitError extends Error {
  override readonly name = 'SearchLimitError';

  constructor(readonly read: number) {
    super(GENERAL_ERROR);
  }
}

/**
 * Searches a list page by page for the record with this `id`.
 *
 * @param readPage reads the page with that number, from 1
 * @throws the error of `readPage`; ApiError 404 if the list does not hold the record; SearchLimitError if the list has
 * more pages than are read
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
  if (coverage.read < coverage.total) throw new SearchLimitError(coverage.read);
  throw new ApiError('refused', 404);
};
