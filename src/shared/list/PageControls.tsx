import type { PaginationRenderItemParams } from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import { createContext, useContext } from 'react';
import type { LabelDisplayedRowsArgs } from '@mui/material/TablePagination';
import { Pagination, PaginationActions, type PaginationActionsProps } from 'react-admin';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { PAGE_SIZES } from '@/core/constants';
import { useFormats } from '@/shared/formats/useFormats';

/**
 * Page, page size and the range shown, in figures as the reader's language groups them. `of` names the table where
 * it is not the page's list.
 */
export const PageControls = ({ of }: { of?: string }) => {
  const translate = useTranslate();
  const { number } = useFormats();
  // Handed on to MUI's table pagination; react-admin's own type does not name it.
  const range = {
    labelDisplayedRows: ({ from, to, count }: LabelDisplayedRowsArgs) =>
      translate('ra.navigation.page_range_info', {
        offsetBegin: number(from),
        offsetEnd: number(to),
        total: number(count),
      }),
  };
  return (
    <TableNameContext value={of}>
      <Pagination rowsPerPageOptions={PAGE_SIZES} actions={PageButtons} {...range} />
    </TableNameContext>
  );
};

/** react-admin mounts the buttons by their type alone. */
const TableNameContext = createContext<string | undefined>(undefined);

const PageButtons = (props: PaginationActionsProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const table = useContext(TableNameContext);
  const name = translate('list.pages');
  return (
    <PaginationActions
      {...props}
      aria-label={table ? `${name}: ${table}` : name}
      renderItem={(item) => <PaginationItem {...item} {...figuresOf(item, number)} />}
    />
  );
};

/** The number of a page as it is written, in what is read out as well. */
const figuresOf = (
  { page, ...item }: PaginationRenderItemParams & { 'aria-label'?: string },
  number: (page: number) => string,
) =>
  page === null
    ? {}
    : {
        page: number(page),
        'aria-label': item['aria-label']?.replace(String(page), number(page)),
      };
