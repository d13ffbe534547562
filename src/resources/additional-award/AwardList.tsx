import { useMemo } from 'react';
import { ListPage } from '@/kit/list/ListPage';
import { PromotionHeader } from '@/domain/promotion/PromotionHeader';
import { useAwardColumns } from './useAwardColumns';

/** The additional awards of a promotion, below its steps and totals. */
export const AwardList = () => {
  const columns = useAwardColumns();
  const list = useMemo(
    () => ({ summary: <PromotionHeader current="awards" />, columns }),
    [columns],
  );
  return <ListPage list={list} />;
};
