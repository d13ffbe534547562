import { textsOf } from '@/core/one-or-many';
import type { WireRecord } from '@/core/resource';

/** Whether `customer`, of one of its companies, could win in `promotion`: if active and in its categories. */
export const isEligible = (promotion: WireRecord, customer: WireRecord): boolean =>
  customer.status !== 'deactivated' && isForCategories(promotion, textsOf(customer.categories));

/** Whether a promotion is for customers of one of the `own` categories; without categories it is for all. */
export const isForCategories = ({ categories }: WireRecord, own: readonly string[]): boolean => {
  const wanted = textsOf(categories);
  return wanted.length === 0 || wanted.some((code) => own.includes(code));
};
