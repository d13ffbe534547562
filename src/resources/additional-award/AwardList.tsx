import { useMemo } from 'react';
import { ListPage } from '@/shared/list/ListPage';
import { PromotionHead } from '@/shared/promotion/PromotionHead';
import { useAwardColumns } from './useAwardColumns';

/** The additional awards of a promotion, below its steps and totals. */
export const AwardList = () => {
  const columns = useAwardColumns();
  const list = useMemo(() => ({ summary: <PromotionHead current="awards" />, columns }), [columns]);
  return <ListPage list={list} />;
};
