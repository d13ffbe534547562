import BusinessOutlinedIcon from '@mui/icons-material/BusinessOutlined';
import { lazyComponent } from '@/shared/lazy/lazy-component';
import type { ResourceViews } from '@/shared/registry/views';

export const views: ResourceViews = {
  icon: BusinessOutlinedIcon,
  list: lazyComponent(() => import('./CompanyList'), 'CompanyList'),
  create: lazyComponent(() => import('./CompanyCreate'), 'CompanyCreate'),
  edit: lazyComponent(() => import('./CompanyEdit'), 'CompanyEdit'),
};
