import { useListContext, useListPaginationContext, useStore } from 'react-admin';
import { listTrailKey, type ListTrail } from '@/kit/record/list-trail';
import { useDefinition } from '@/kit/registry/definitions';
import { resourceKey, useParentMeta } from '@/kit/registry/parent-ids';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { TablePages } from '@/ui/page/TablePages';
import { useReportRead } from './ListLocation';
import { RowsPerPage } from './RowsPerPage';

type ListPaginationProps = {
  /** Name of the table, if it is not the page's list. */
  of?: string;
  /** Called with the page size that the user chooses. */
  onSize?: (size: number) => void;
  /** The last known number of rows, if they could not be read. */
  known?: number;
  /** Called before another page is opened. */
  onTurn?: () => void;
};

/** The pagination of a list: page, page size and visible range. */
export const ListPagination = ({ of, onSize, known = 0, onTurn }: ListPaginationProps) => {
  const translate = useTranslate();
  const { page, perPage, total = known, setPage, setPerPage } = useListPaginationContext();
  const pages = translate('list.pages');
  // react-admin is about to leave a page beyond the last.
  if ((page - 1) * perPage >= total) return null;
  return (
    <TablePages
      page={page}
      size={perPage}
      total={total}
      label={of ? `${pages}: ${of}` : pages}
      onTurn={(next) => {
        onTurn?.();
        setPage(next);
      }}
    >
      <RowsPerPage
        size={perPage}
        onChoose={(size) => {
          onSize?.(size);
          setPerPage(size);
        }}
      />
    </TablePages>
  );
};

/** The pagination of a list whose page could not be read, with the total of the page before, to return there. */
export const KnownPages = (pagination: Pick<ListPaginationProps, 'onSize'>) => {
  const definition = useDefinition();
  const key = resourceKey(definition, useParentMeta(definition));
  const [before] = useStore<ListTrail | null>(listTrailKey(key), null);
  const { filterValues } = useListContext();
  const reportRead = useReportRead();
  const isSame = JSON.stringify(before?.filter) === JSON.stringify(filterValues);
  if (!isSame) return null;
  // Otherwise opening the first page would be mistaken for react-admin's own navigation, which is suppressed.
  return <ListPagination known={before?.total} onTurn={() => reportRead(true)} {...pagination} />;
};
