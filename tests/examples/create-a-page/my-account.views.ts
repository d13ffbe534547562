import { lazyView, type PageViews } from '@/shared/views';

export const views: PageViews = {
  page: lazyView(() => import('./MyAccountPage'), 'MyAccountPage'),
};
