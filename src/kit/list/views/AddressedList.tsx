import { useMemo, useRef, type ReactNode } from 'react';
import { ListBase, useLocation } from 'react-admin';
import { MAX_PAGE_SIZE } from '@/core/constants';
import { showRetriedFailure } from '@/ui/alerts/retried-failure';
import { useDefinition } from '@/kit/registry/definitions';
import { listParamsKey } from '@/kit/record/list-trail';
import { resourceKey, useParentMeta } from '@/kit/registry/parent-ids';
import { useReportRead } from '../ListLocation';
import { keptPageSize, openingAt } from './opening';

type AddressedListProps = {
  /** The field by which the rows are always sorted, all on one page. */
  arrangedBy?: string;
  children: ReactNode;
};

/** Reads the rows for the address; without list parameters, those of the view that the list opens on. */
export const AddressedList = ({ arrangedBy, children }: AddressedListProps) => {
  const reportRead = useReportRead();
  const removeAlerts = useRef<() => void>(undefined);
  const definition = useDefinition();
  const meta = useParentMeta(definition);
  const { search } = useLocation();
  const opening = useMemo(
    () => ({ ...openingAt(definition, search), perPage: keptPageSize() }),
    [definition, search],
  );
  const arranged = useMemo(
    () =>
      arrangedBy
        ? { sort: { field: arrangedBy, order: 'ASC' as const }, perPage: MAX_PAGE_SIZE }
        : undefined,
    [arrangedBy],
  );
  const { filter, sort, perPage } = { ...opening, ...arranged };
  return (
    <ListBase
      disableAuthentication
      perPage={perPage}
      sort={sort}
      filterDefaultValues={filter}
      exporter={false}
      storeKey={meta && listParamsKey(resourceKey(definition, meta))}
      queryOptions={{
        onError: (error) => {
          reportRead(false);
          removeAlerts.current = showRetriedFailure(error);
        },
        onSuccess: () => {
          reportRead(true);
          removeAlerts.current?.();
        },
        meta,
      }}
    >
      {children}
    </ListBase>
  );
};
