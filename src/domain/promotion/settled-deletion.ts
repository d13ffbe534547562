import type { DeletionRules } from '@/kit/form-state/deletion-rules';
import { withWords } from '@/providers/preferences/late-words';
import { lazyPart } from '@/ui/lazy/lazy-part';

/** Shows the delivered awards in the deletion dialog of a promotion, or of a record below it. */
export const SETTLED_DELETION: DeletionRules = {
  Note: lazyPart(
    () => withWords('resources.promotion.settled', () => import('./SettledNote')),
    'SettledNote',
  ),
};
