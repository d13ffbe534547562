import { late } from '@/shared/late';
import type { PageViews } from '@/shared/views';

export const views: PageViews = { page: late(() => import('./Builder'), 'Builder') };
