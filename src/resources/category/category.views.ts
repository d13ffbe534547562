import CategoryOutlinedIcon from '@mui/icons-material/CategoryOutlined';
import { late } from '@/shared/late';
import type { ResourceViews } from '@/shared/views';

const list = late(() => import('./CategoryList'), 'CategoryList');

/** A new category is written in the list's drawer too, which its address opens. */
export const views: ResourceViews = { icon: CategoryOutlinedIcon, list, create: list };
