import BusinessOutlinedIcon from '@mui/icons-material/BusinessOutlined';
import { lazyView, type ResourceViews } from '@/shared/views';

export const views: ResourceViews = {
  icon: BusinessOutlinedIcon,
  list: lazyView(() => import('./CompanyList'), 'CompanyList'),
  create: lazyView(() => import('./CompanyCreate'), 'CompanyCreate'),
  edit: lazyView(() => import('./CompanyEdit'), 'CompanyEdit'),
};
