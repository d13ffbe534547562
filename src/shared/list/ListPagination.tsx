import { Pagination } from 'react-admin';
import { PAGE_SIZES } from '@/core/constants';

/** Page, page size and the range shown. */
export const ListPagination = () => <Pagination rowsPerPageOptions={PAGE_SIZES} />;
