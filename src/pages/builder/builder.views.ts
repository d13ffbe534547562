import { lazyComponent } from '@/shared/lazy/lazy-component';
import type { PageViews } from '@/shared/registry/views';

export const views: PageViews = { page: lazyComponent(() => import('./Builder'), 'Builder') };
