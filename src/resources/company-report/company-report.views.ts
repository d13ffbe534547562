import LeaderboardOutlinedIcon from '@mui/icons-material/LeaderboardOutlined';
import { withWords } from '@/providers/preferences/late-words';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import type { ResourceViews } from '@/kit/registry/views';
import { lazyList } from '@/kit/lazy-views';

export const views: ResourceViews = {
  icon: LeaderboardOutlinedIcon,
  list: lazyList(() => withWords('report', () => import('./company-report.list'))),
  show: lazyComponent(
    () =>
      withWords(
        ['report', 'resources.company-report.cost', 'resources.company-report.page'],
        () => import('./CompanyReport'),
      ),
    'CompanyReport',
  ),
};
