import type { ListDescription } from '@/kit/list/ListPage';
import { GivenStep } from '@/domain/promotion/GivenStep';
import { RewardValue, rewardValue } from './RewardValue';

/** The rewards of a promotion, below its steps and totals. */
export const list: ListDescription = {
  Frame: GivenStep,
  columns: [
    { source: 'type', isTitle: true },
    {
      source: 'value',
      sortBy: false,
      cell: (record) => <RewardValue record={record} />,
      exported: rewardValue,
      isOnCard: true,
    },
    { source: 'target_value', kind: 'euro', width: 160 },
  ],
};
