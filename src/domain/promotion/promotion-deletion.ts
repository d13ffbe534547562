import type { DeletionRules } from '@/kit/form-state/deletion-rules';
import { withWords } from '@/providers/preferences/late-words';
import { lazyPart } from '@/ui/lazy/lazy-part';

/** Shows the effect on delivered awards in the deletion dialog of a promotion, or of a record below it. */
export const PROMOTION_DELETION: DeletionRules = {
  Note: lazyPart(
    () => withWords('resources.promotion.effect', () => import('./DeletionEffect')),
    'DeletionEffect',
  ),
};
