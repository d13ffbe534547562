import { useMemo } from 'react';
import type { SortPayload } from 'react-admin';
import { isSameSort } from '@/core/list-views';
import { useSearchParam } from '@/kit/links/useSearchParam';

/**
 * The order and page of one of several tables on a page, and a function that changes both. They are in the address, as
 * `?rows.{name}={field}.{order}.{page}`, so that the user returns from a record to the same rows.
 *
 * @param name the table's name, unique on its page
 * @param fields the fields by which it can be sorted
 * @param first the order if the address has none
 */
export const useTablePlace = (name: string, fields: readonly string[], first: SortPayload) => {
  const [written, write] = useSearchParam(`rows.${name}`);
  const [, field = '', order, page = '1'] = PLACE.exec(written ?? '') ?? [];
  const isSorted = fields.includes(field);
  const sort = useMemo(
    (): SortPayload => (isSorted ? { field, order: order === 'DESC' ? 'DESC' : 'ASC' } : first),
    [isSorted, field, order, first],
  );
  const goTo = (next: SortPayload, number: number) => {
    const isFirst = number === 1 && isSameSort(next, first);
    write(isFirst ? null : [next.field, next.order, number].join('.'), { replace: true });
  };
  return { sort, page: Number(page), goTo };
};

const PLACE = /^(\w+)\.(ASC|DESC)\.([1-9]\d{0,5})$/;
