import { useAddressParams } from '@/ui/page/address-params';
import type { Column } from '@/kit/columns/column';

/** The columns of the awards of a promotion: on rewards no award hangs, so that there is no gift to be told. */
export const useAwardColumns = (): readonly Column[] =>
  useAddressParams().award_type === 'reward' ? WITHOUT_GIFT : COLUMNS;

/** Of gifts and award options the wire sorts by the id, which says nothing: those columns do not sort. */
const COLUMNS: readonly Column[] = [
  { source: 'award_option_id', isTitle: true, sortBy: false },
  { source: 'gift_id', sortBy: false },
  { source: 'target_value', kind: 'euro', width: 144, align: 'right' },
  { source: 'reward_amount', kind: 'euro', width: 128, align: 'right', isOnCard: true },
];

const WITHOUT_GIFT = COLUMNS.filter(({ source }) => source !== 'gift_id');
