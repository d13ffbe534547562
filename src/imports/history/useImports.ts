import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useDataProvider, type SortPayload } from 'react-admin';
import { MAX_PAGE_SIZE } from '@/core/constants';
import { IMPORT_RECORD } from '@/core/resource-names';
import { useDefinition } from '@/kit/registry/definitions';

/** The filters of import records on the wire. */
export type ImportsFilter = {
  record_type?: string;
  file_key?: string;
  status?: string;
  /** The search text. */
  q?: string;
};

type ImportsQuery = {
  filter: ImportsFilter;
  /** From 1. */
  page: number;
  perPage: number;
  sort: SortPayload;
  signal?: AbortSignal;
};

export const NEWEST_FIRST: SortPayload = { field: 'import_time', order: 'DESC' };
/** 'failure' sorts before 'success'. */
export const FAILED_FIRST: SortPayload = { field: 'status', order: 'ASC' };

/** Returns a function that reads a page of import records. */
export const useReadImports = () => {
  const provider = useDataProvider();
  const { name } = useDefinition(IMPORT_RECORD);
  return useCallback(
    ({ page, perPage, ...params }: ImportsQuery) =>
      provider.getList(name, { ...params, pagination: { page, perPage } }),
    [provider, name],
  );
};

/** Returns a function that reads a page of the failed import records that match `filter`, at the largest page size. */
export const useReadFailures = (filter: ImportsFilter) => {
  const read = useReadImports();
  return (page: number, signal: AbortSignal) =>
    read({
      filter: { ...filter, status: 'failure' },
      page,
      perPage: MAX_PAGE_SIZE,
      sort: FAILED_FIRST,
      signal,
    });
};

/** The number of import records that match `filter`: the total of a page of one row. */
export const useImportsCount = (filter: ImportsFilter) => {
  const read = useReadImports();
  return useQuery({
    queryKey: [IMPORT_RECORD, 'count', filter],
    queryFn: async ({ signal }) =>
      (await read({ filter, page: 1, perPage: 1, sort: NEWEST_FIRST, signal })).total ?? 0,
  });
};
