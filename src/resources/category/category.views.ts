import CategoryOutlinedIcon from '@mui/icons-material/CategoryOutlined';
import { lazyComponent } from '@/shared/lazy/lazy-component';
import type { ResourceViews } from '@/shared/registry/views';

const list = lazyComponent(() => import('./CategoryList'), 'CategoryList');

/** A new category is written in the list's drawer too, which its address opens. */
export const views: ResourceViews = { icon: CategoryOutlinedIcon, list, create: list };
