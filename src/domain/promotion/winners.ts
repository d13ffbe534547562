import { isRecord } from '@/core/is-record';
import { numberOf } from '@/core/number';
import { isUnreadable } from '@/core/read-sum';
import type { WireRecord } from '@/core/resource';
import { textOrNumberOf } from '@/core/text';

/** The number of customers with an award in the reports of a promotion; null where lines are missing or unreadable. */
export const winnersIn = (reports: readonly WireRecord[]): number | null => {
  const lines = reports.map(({ lines }) => (Array.isArray(lines) ? lines.filter(isRecord) : null));
  const known = lines.flatMap((own) => own ?? []);
  if (lines.includes(null) || known.some((line) => isUnreadable(line.awards_earned))) return null;
  const won = known.filter(({ awards_earned }) => (numberOf(awards_earned) ?? 0) > 0);
  return new Set(won.map(({ customer_code }) => textOrNumberOf(customer_code))).size;
};
