import BusinessOutlinedIcon from '@mui/icons-material/BusinessOutlined';
import { late } from '@/shared/late';
import type { ResourceViews } from '@/shared/views';

export const views: ResourceViews = {
  icon: BusinessOutlinedIcon,
  list: late(() => import('./CompanyList'), 'CompanyList'),
  create: late(() => import('./CompanyCreate'), 'CompanyCreate'),
  edit: late(() => import('./CompanyEdit'), 'CompanyEdit'),
};
