import { useMemo, type ReactNode } from 'react';
import { ListPage } from '@/kit/list/ListPage';
import { PromotionStepPage } from '@/domain/promotion/PromotionStepPage';
import { useAwardColumns } from './useAwardColumns';

/** The additional awards of a promotion, below its steps and totals. */
export const AwardList = () => {
  const columns = useAwardColumns();
  const list = useMemo(() => ({ Frame: AwardsStep, columns }), [columns]);
  return <ListPage list={list} />;
};

const AwardsStep = ({ children }: { children: ReactNode }) => (
  <PromotionStepPage current="awards">{children}</PromotionStepPage>
);
