import PaginationItem from '@mui/material/PaginationItem';
import type { LabelDisplayedRowsArgs } from '@mui/material/TablePagination';
import { Pagination, PaginationActions, type PaginationActionsProps } from 'react-admin';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { PAGE_SIZES } from '@/core/constants';
import { useFormats } from '@/shared/formats/useFormats';

/** Page, page size and the range shown, in figures as the reader's language groups them. */
export const ListPagination = () => {
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
  return <Pagination rowsPerPageOptions={PAGE_SIZES} actions={PageButtons} {...range} />;
};

const PageButtons = (props: PaginationActionsProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  return (
    <PaginationActions
      {...props}
      aria-label={translate('list.pages')}
      renderItem={(item) => (
        <PaginationItem {...item} page={item.page === null ? null : number(item.page)} />
      )}
    />
  );
};
