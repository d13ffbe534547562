import { lazyComponent } from '@/ui/lazy/lazy-component';

/** The page of a missing permission, which few users ever see. */
export const AccessDenied = lazyComponent(() => import('./DeniedPage'), 'DeniedPage');
