import { useListContext, useListPaginationContext, useStore } from 'react-admin';
import { listTrailKey, type ListTrail } from '@/kit/record/list-trail';
import { useDefinition } from '@/kit/registry/definitions';
import { resourceKey, useParentMeta } from '@/kit/registry/parent-ids';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { TablePages } from '@/ui/page/TablePages';
import { useNoteRead } from './ListLocation';
import { RowsPerPage } from './RowsPerPage';

type ListPaginationProps = {
  /** The name of the table, if it is not the page's list. */
  of?: string;
  /** Called with a page size the user chooses. */
  onSize?: (size: number) => void;
  /** The number of rows, if they could not be read. */
  known?: number;
  /** Called before another page is opened. */
  onTurn?: () => void;
};

/** Page, page size and the range shown. */
export const ListPagination = ({ of, onSize, known = 0, onTurn }: ListPaginationProps) => {
  const translate = useTranslate();
  const { page, perPage, total = known, setPage, setPerPage } = useListPaginationContext();
  const pages = translate('list.pages');
  // Beyond the last page, react-admin is about to go back.
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

/** The pages of a list of which one could not be read, as counted with the one before: the way back to it. */
export const KnownPages = (pagination: Pick<ListPaginationProps, 'onSize'>) => {
  const definition = useDefinition();
  const key = resourceKey(definition, useParentMeta(definition));
  const [before] = useStore<ListTrail | null>(listTrailKey(key), null);
  const { filterValues } = useListContext();
  const note = useNoteRead();
  const isSame = JSON.stringify(before?.filter) === JSON.stringify(filterValues);
  if (!isSame) return null;
  // Otherwise the first page would be taken for react-admin's own way back.
  return <ListPagination known={before?.total} onTurn={() => note(true)} {...pagination} />;
};
