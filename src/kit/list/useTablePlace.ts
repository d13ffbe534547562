import { useMemo } from 'react';
import { useLocation, useNavigate, type SortPayload } from 'react-admin';
import { isSameSort } from '@/core/list-views';
import { joinListSearch } from '@/kit/links/list-params';

/**
 * The order and the page of a table that is one of several on its page, and a function that changes both. They are in
 * the address, as `?rows.{name}={field}.{order}.{page}`, so that the way back from a record leads to the same rows.
 *
 * @param name the table's name, unique on its page
 * @param fields the fields by which it can be sorted
 * @param first its order where the address names none
 */
export const useTablePlace = (name: string, fields: readonly string[], first: SortPayload) => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const parameter = `rows.${name}`;
  const written = new URLSearchParams(search).get(parameter) ?? '';
  const [, field = '', order, page = '1'] = PLACE.exec(written) ?? [];
  const isSorted = fields.includes(field);
  const sort = useMemo(
    (): SortPayload => (isSorted ? { field, order: order === 'DESC' ? 'DESC' : 'ASC' } : first),
    [isSorted, field, order, first],
  );
  const goTo = (next: SortPayload, number: number) => {
    const query = new URLSearchParams(search);
    if (number === 1 && isSameSort(next, first)) query.delete(parameter);
    else query.set(parameter, [next.field, next.order, number].join('.'));
    navigate({ search: joinListSearch('', query.toString()) }, { replace: true });
  };
  return { sort, page: Number(page), goTo };
};

const PLACE = /^(\w+)\.(ASC|DESC)\.([1-9]\d{0,5})$/;
