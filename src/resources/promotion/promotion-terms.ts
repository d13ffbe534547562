import { reachesCustomers } from '@/core/audience';
import { dayOf, daysBetween } from '@/core/days';
import type { WireRecord } from '@/core/resource';
import type { Customer } from '@/domain/customer/customer-context';
import { isForCategories } from '@/domain/promotion/eligible';
import { quotasOf } from './promotion.codec';

/** Whether `customer` may take part, by company, by recipients, and by category if the promotion names some. */
export const concerns = (record: WireRecord, { companies, categories }: Customer): boolean =>
  quotasOf(record).some(({ company_code }) => companies.includes(company_code)) &&
  reachesCustomers(record.recipients as string[]) &&
  isForCategories(record, categories);

/** Sorts running promotions first, the next to end first; then concluded ones, the last to end first. */
export const byUrgency = (one: WireRecord, other: WireRecord): number => {
  const isOver = isConcluded(one);
  if (isOver !== isConcluded(other)) return isOver ? 1 : -1;
  const later = String(one.end_date).localeCompare(String(other.end_date), 'en');
  return isOver ? -later : later;
};

const isConcluded = ({ status }: WireRecord) => status === 'concluded';

/** Returns the `promotions` whose last day is within `days` days from `day` on, the first to end first. */
export const endingWithin = <Promotion extends WireRecord>(
  promotions: readonly Promotion[],
  day: Date,
  days: number,
): Promotion[] => {
  const daysLeft = ({ end_date }: Promotion) => {
    const last = dayOf(end_date);
    return last ? daysBetween(day, last) : Number.NaN;
  };
  return promotions
    .filter((promotion) => daysLeft(promotion) >= 0 && daysLeft(promotion) <= days)
    .toSorted((one, other) => daysLeft(one) - daysLeft(other));
};
