import { lazyComponent } from '@/ui/lazy/lazy-component';
import type { PageViews } from '@/kit/registry/views';

export const views: PageViews = { page: lazyComponent(() => import('./Builder'), 'Builder') };
