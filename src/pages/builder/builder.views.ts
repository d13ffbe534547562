import { withWords } from '@/providers/preferences/late-words';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import type { PageViews } from '@/kit/registry/views';

export const views: PageViews = {
  page: lazyComponent(() => withWords('pages.builder', () => import('./Builder')), 'Builder'),
};
