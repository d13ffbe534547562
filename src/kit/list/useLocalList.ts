import { useMemo, useState } from 'react';
import {
  useList,
  type ListControllerSuccessResult,
  type RaRecord,
  type SortPayload,
} from 'react-admin';
import { sortRows } from '@/providers/data/rows';
import { useIsPrinting } from '@/ui/browser/useIsPrinting';
import type { useTablePlace } from './useTablePlace';

/**
 * The list context for `rows` that the page already has: sorted and paged by `place` with `pageSize` rows per page,
 * except for printing; `sorted` has all rows. react-admin's own hook renders every row once before it limits them to a
 * page.
 */
export const useLocalList = (
  rows: readonly RaRecord[],
  place: ReturnType<typeof useTablePlace>,
  pageSize: number,
) => {
  // With known data, the list is never loading or failed.
  const list = useList({ data: NONE }) as ListControllerSuccessResult;
  const isPrinting = useIsPrinting();
  const { sort, page: asked, goTo } = place;
  const [perPage, setPerPage] = useState(pageSize);
  const sorted = useMemo(
    () =>
      sortRows(rows, (row) => row[sort.field], {
        sortField: sort.field,
        sortDir: sort.order === 'ASC' ? 1 : -1,
      }),
    [rows, sort],
  );
  // With fewer rows, the current page may no longer exist.
  const pages = Math.max(Math.ceil(rows.length / perPage), 1);
  const page = Math.min(asked, pages);
  return {
    ...list,
    data: isPrinting ? sorted : sorted.slice((page - 1) * perPage, page * perPage),
    sorted,
    total: rows.length,
    sort,
    setSort: (next: SortPayload) => goTo(next, 1),
    page,
    setPage: (next: number) => goTo(sort, next),
    perPage,
    setPerPage: (size: number) => {
      setPerPage(size);
      goTo(sort, 1);
    },
    hasNextPage: page < pages,
    hasPreviousPage: page > 1,
  };
};

const NONE: RaRecord[] = [];
