import { useAddressParams } from '@/ui/page/address-params';
import type { Column } from '@/kit/fields/column';

/** The columns of a promotion's additional awards; a promotion that gives rewards has no gift column. */
export const useAwardColumns = (): readonly Column[] =>
  useAddressParams().award_type === 'reward' ? WITHOUT_GIFT : COLUMNS;

/** The wire sorts gifts and award options by id, an order without meaning: these columns do not sort. */
const COLUMNS: readonly Column[] = [
  { source: 'award_option_id', isTitle: true, sortBy: false },
  { source: 'gift_id', sortBy: false },
  { source: 'target_value', kind: 'euro', width: 144 },
  { source: 'reward_amount', kind: 'euro', width: 128, isOnCard: true },
];

const WITHOUT_GIFT = COLUMNS.filter(({ source }) => source !== 'gift_id');
