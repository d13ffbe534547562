import type { ListDescription } from '@/kit/list/ListPage';
import { PromotionHeader } from '@/domain/promotion/PromotionHeader';
import { RewardValue, rewardValue } from './RewardValue';

/** The rewards of a promotion, below its steps and totals. */
export const list: ListDescription = {
  summary: <PromotionHeader current="given" />,
  columns: [
    { source: 'type', isTitle: true },
    {
      source: 'value',
      sortBy: false,
      cell: (record) => <RewardValue record={record} />,
      exported: rewardValue,
      isOnCard: true,
    },
    { source: 'target_value', kind: 'euro', width: 160, align: 'right' },
  ],
};
