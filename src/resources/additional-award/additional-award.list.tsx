import type { ListDescription } from '@/shared/list/ListPage';
import { PromotionHead } from '@/shared/promotion/PromotionHead';
import { columns } from './award-columns';

/** The additional awards of a promotion, below its steps and totals. */
export const list: ListDescription = { summary: <PromotionHead current="awards" />, columns };
