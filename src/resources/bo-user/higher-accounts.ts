import type { ReadOnly } from '@/kit/form/RecordEdit';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { isHigherAccount } from './own-account';

/** The accounts that the user cannot change at all, on all pages of an account. */
export const HIGHER_ACCOUNTS: ReadOnly = {
  applies: isHigherAccount,
  View: lazyComponent(() => import('./HigherAccount'), 'HigherAccount'),
};
