import { lazyComponent } from '@/ui/lazy/lazy-component';

/** Loaded separately: the rows come first. */
export const RowActions = lazyComponent(() => import('./RowActions'), 'RowActions');
