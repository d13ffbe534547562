import LeaderboardOutlinedIcon from '@mui/icons-material/LeaderboardOutlined';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import type { ResourceViews } from '@/kit/registry/views';
import { lazyList } from '@/kit/lazy-views';

export const views: ResourceViews = {
  icon: LeaderboardOutlinedIcon,
  list: lazyList(() => import('./company-report.list')),
  show: lazyComponent(() => import('./CompanyReport'), 'CompanyReport'),
};
