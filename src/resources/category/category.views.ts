import CategoryOutlinedIcon from '@mui/icons-material/CategoryOutlined';
import { lazyView, type ResourceViews } from '@/shared/views';

const list = lazyView(() => import('./CategoryList'), 'CategoryList');

/** A new category is written in the list's drawer too, which its address opens. */
export const views: ResourceViews = { icon: CategoryOutlinedIcon, list, create: list };
