import type { Column } from '@/shared/columns/column';

/** Of gifts and award options the wire sorts by the id, which says nothing: those columns do not sort. */
export const columns: readonly Column[] = [
  { source: 'award_option_id', isTitle: true, sortBy: false },
  { source: 'gift_id', sortBy: false },
  { source: 'target_value', kind: 'euro', width: 144, align: 'right' },
  { source: 'reward_amount', kind: 'euro', width: 128, align: 'right', isOnCard: true },
];
