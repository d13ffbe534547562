import { useMemo } from 'react';
import { ListPage } from '@/kit/list/ListPage';
import { PromotionHead } from '@/domain/promotion/PromotionHead';
import { useAwardColumns } from './useAwardColumns';

/** The additional awards of a promotion, below its steps and totals. */
export const AwardList = () => {
  const columns = useAwardColumns();
  const list = useMemo(() => ({ summary: <PromotionHead current="awards" />, columns }), [columns]);
  return <ListPage list={list} />;
};
