import { reachesCustomers } from '@/core/audience';
import { dayOf, today } from '@/core/days';
import { textsOf } from '@/core/one-or-many';
import { DAY_MS } from '@/core/presence';
import type { WireRecord } from '@/core/resource';
import type { Customer } from '@/domain/customer/customer-context';
import { quotasOf } from './promotion.codec';

type Phase = { name: 'upcoming' | 'running' | 'over'; day: Date };

/** Returns the phase of a promotion at `now`, and its next relevant day; null without days. */
export const phaseOf = (
  { start_date, end_date }: WireRecord,
  now: Date = today(),
): Phase | null => {
  const start = dayOf(start_date);
  const end = dayOf(end_date);
  if (!start || !end) return null;
  if (now < start) return { name: 'upcoming', day: start };
  return { name: now > end ? 'over' : 'running', day: end };
};

/** Whether `customer` may take part, by company, by recipients, and by category if the promotion names some. */
export const concerns = (record: WireRecord, { companies, categories }: Customer): boolean =>
  quotasOf(record).some(({ company_code }) => companies.includes(company_code)) &&
  reachesCustomers(record.recipients as string[]) &&
  isForCategories(record, categories);

/** Whether a promotion is for customers of one of the `own` categories; without categories it is for all. */
export const isForCategories = ({ categories }: WireRecord, own: readonly string[]): boolean => {
  const wanted = textsOf(categories);
  return wanted.length === 0 || wanted.some((code) => own.includes(code));
};

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
  const daysLeft = ({ end_date }: Promotion) =>
    ((dayOf(end_date)?.getTime() ?? Number.NaN) - day.getTime()) / DAY_MS;
  return promotions
    .filter((promotion) => daysLeft(promotion) >= 0 && daysLeft(promotion) <= days)
    .toSorted((one, other) => daysLeft(one) - daysLeft(other));
};
