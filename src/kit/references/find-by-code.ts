import type { DataProvider, RaRecord } from 'react-admin';
import { MAX_PAGE_SIZE, MAX_PAGES_SEARCHED } from '@/core/constants';
import type { ResourceDefinition } from '@/core/resource';
import { textOrNumberOf } from '@/core/text';
import type { ParentMeta } from '@/kit/registry/parent-ids';
import { iteratePages } from '@/providers/data/iterate-pages';

type SearchParams = { meta?: ParentMeta; signal?: AbortSignal };

/** Yields the records of `resource` that a search for `text` finds, page by page. @throws the error of a failed call */
export async function* searchRecords(
  provider: DataProvider,
  resource: string,
  text: string,
  { meta, signal }: SearchParams = {},
): AsyncGenerator<RaRecord> {
  const readPage = (page: number) => {
    signal?.throwIfAborted();
    return provider.getList<RaRecord>(resource, {
      pagination: { page, perPage: MAX_PAGE_SIZE },
      filter: { q: text },
      meta,
      signal,
    });
  };
  for await (const { data } of iteratePages(readPage, MAX_PAGES_SEARCHED)) yield* data;
}

/**
 * Resolves to the record whose code is exactly `code`, else to null. The search also finds longer codes and other
 * fields with the same text, so it is read on until the record is among its results.
 *
 * @throws the error of a failed call
 */
export const findByCode = async (
  provider: DataProvider,
  { name, codeField = 'id' }: Pick<ResourceDefinition, 'name' | 'codeField'>,
  code: string,
  params?: SearchParams,
): Promise<RaRecord | null> => {
  for await (const record of searchRecords(provider, name, code, params))
    if (textOrNumberOf(record[codeField]) === code) return record;
  return null;
};
