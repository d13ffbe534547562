import { useListPaginationContext } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { TablePages } from '@/ui/page/TablePages';
import { RowsPerPage } from './RowsPerPage';

type ListPaginationProps = {
  /** The name of the table, if it is not the page's list. */
  of?: string;
  /** Called with a page size the user chooses. */
  onSize?: (size: number) => void;
};

/** Page, page size and the range shown. */
export const ListPagination = ({ of, onSize }: ListPaginationProps) => {
  const translate = useTranslate();
  const { page, perPage, total = 0, setPage, setPerPage } = useListPaginationContext();
  const pages = translate('list.pages');
  // Beyond the last page, react-admin is about to go back.
  if ((page - 1) * perPage >= total) return null;
  return (
    <TablePages
      page={page}
      size={perPage}
      total={total}
      label={of ? `${pages}: ${of}` : pages}
      onTurn={setPage}
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
