import LeaderboardOutlinedIcon from '@mui/icons-material/LeaderboardOutlined';
import { lazyComponent } from '@/shared/lazy/lazy-component';
import type { ResourceViews } from '@/shared/registry/views';
import { lazyList } from '@/shared/views/lazy-views';

export const views: ResourceViews = {
  icon: LeaderboardOutlinedIcon,
  list: lazyList(() => import('./company-report.list')),
  show: lazyComponent(() => import('./CompanyReport'), 'CompanyReport'),
};
