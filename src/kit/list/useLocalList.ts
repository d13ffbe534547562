import { useMemo, useState } from 'react';
import {
  useList,
  type ListControllerSuccessResult,
  type RaRecord,
  type SortPayload,
} from 'react-admin';
import { sortRows } from '@/providers/data/rows';
import { useIsPrinting } from '@/ui/browser/useIsPrinting';

/**
 * The context of a list whose `rows` the page already has: sorted, and paged by `pageSize`, except for printing;
 * `sorted` has all rows. react-admin's own hook renders every row once before it limits them to the first page.
 */
export const useLocalList = (
  rows: readonly RaRecord[],
  firstSort: SortPayload,
  pageSize: number,
) => {
  // With known data, the list is neither loading nor failed.
  const list = useList({ data: NONE }) as ListControllerSuccessResult;
  const isPrinting = useIsPrinting();
  const [sort, setSort] = useState(firstSort);
  const [perPage, setPerPage] = useState(pageSize);
  const [asked, setPage] = useState(1);
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
    setSort: (next: SortPayload) => {
      setSort(next);
      setPage(1);
    },
    page,
    setPage,
    perPage,
    setPerPage: (size: number) => {
      setPerPage(size);
      setPage(1);
    },
    hasNextPage: page < pages,
    hasPreviousPage: page > 1,
  };
};

const NONE: RaRecord[] = [];
