import { groupBy } from '@/core/group-by';
import { dayOf, daysBetween, today } from '@/core/days';
import { isRecord } from '@/core/is-record';
import { isOtherAmount, numberOf, roundToCent, numberOrNull } from '@/core/number';
import { isUnreadable } from '@/core/read-sum';
import type { WireRecord } from '@/core/resource';
import { lineOf, screenfulOf, textOrNumberOf } from '@/core/text';

/** An item of a sale; its amount in euros. */
export type SaleLine = {
  id: string;
  sku: string;
  description: string;
  quantity: number | null;
  amount: number | null;
  /** Whether its amount is no number. */
  isUnreadable: boolean;
};

/** Returns the lines of a sale; invalid lines are skipped. */
export const linesOf = ({ lines }: WireRecord): SaleLine[] =>
  Array.isArray(lines)
    ? lines.filter(isRecord).map((line, at) => ({
        id: String(at),
        sku: lineOf(line.sku),
        description: screenfulOf(line.description),
        quantity: numberOrNull(line.quantity),
        amount: numberOrNull(line.amount),
        isUnreadable: isUnreadable(line.amount),
      }))
    : [];

/** Returns the sum of the lines in euros, rounded to the cent. */
export const sumOfLines = (lines: readonly SaleLine[]): number =>
  roundToCent(lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0));

/**
 * Returns the sum of a sale's lines and its total, in euros, where they differ by a cent or more; undefined otherwise, and
 * where one of them is unknown. An amount may be that of the line or of one piece, as in files (`lines-total.ts`).
 */
export const mismatchOf = (sale: WireRecord): { sum: number; total: number } | undefined => {
  const lines = linesOf(sale);
  const total = numberOf(sale.total);
  if (lines.length === 0 || total === undefined || lines.some((line) => line.isUnreadable)) {
    return undefined;
  }
  const sum = sumOfLines(lines);
  const byPiece = lines.map((line) => ({
    ...line,
    amount: (line.amount ?? 0) * (line.quantity ?? 1),
  }));
  return isOtherAmount(sum, total) && isOtherAmount(sumOfLines(byPiece), total)
    ? { sum, total }
    : undefined;
};

/** Returns the days since an unprocessed sale, at least 0; null where it was processed or has no day. */
export const ageOf = ({ status, date }: WireRecord, now = today()): number | null => {
  const day = dayOf(date);
  if (status === 'processed' || !day) return null;
  return Math.max(0, daysBetween(day, now));
};

/** Groups sales of the same customer, day and total; single sales, and those without one of the three, are left out. */
export const duplicatesIn = <Sale extends WireRecord>(sales: readonly Sale[]): Sale[][] => {
  const groups = groupBy(sales, duplicateKey);
  groups.delete(null);
  return [...groups.values()].filter(({ length }) => length > 1);
};

/** Returns the common key of possible duplicates; null where a part of it is missing. */
export const duplicateKey = ({ customer_code, date, total }: WireRecord): string | null => {
  const [customer, day, amount] = [textOrNumberOf(customer_code), dayOf(date), numberOf(total)];
  if (customer === '' || !day || amount === undefined) return null;
  return `${customer} ${day.toISOString().slice(0, 10)} ${amount.toFixed(2)}`;
};

/** Returns whether two sales have the same items, in any order. */
export const hasSameLines = (one: WireRecord, other: WireRecord): boolean =>
  signatureOf(one) === signatureOf(other);

const signatureOf = (sale: WireRecord): string =>
  linesOf(sale)
    .map(({ sku, quantity, amount }) => JSON.stringify([sku, quantity, amount]))
    .toSorted()
    .join();
