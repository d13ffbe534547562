import { MAX_PAGES_READ } from '@/core/constants';
import type { WireRecord } from '@/core/resource';
import { iteratePages } from '@/providers/data/iterate-pages';

/** Amounts by month, in euros: those of the last twelve months, and in the same places those of the year before. */
export type TurnoverByMonth = { current: number[]; previous: number[] };

/** A sum of amounts, in euros, and on how many rows of all it stands. */
export type Sum = { amount: number; read: number; total: number };

/** A month of the calendar; January is 1. */
export type Month = { year: number; month: number };

const MONTHS = 12;

/** The 24 months up to that of `now` in UTC, the oldest first. */
export const monthsUpTo = (now: number): Month[] =>
  Array.from({ length: 2 * MONTHS }, (_, at) => {
    const count = monthCount(now) - 2 * MONTHS + 1 + at;
    return { year: Math.floor(count / MONTHS), month: (count % MONTHS) + 1 };
  });

/** Adds up `rows` by month, the last of the twelve being that of `now` in UTC. Any other month falls in none. */
export const turnoverByMonth = (rows: readonly WireRecord[], now: number): TurnoverByMonth => {
  const last = monthCount(now);
  const sums = Array.from({ length: 2 * MONTHS }, () => 0);
  for (const { year, month, amount } of rows) {
    const at = 2 * MONTHS - 1 - last + Number(year) * MONTHS + Number(month) - 1;
    const sum = sums[at];
    if (sum !== undefined) sums[at] = sum + (Number(amount) || 0);
  }
  const cents = sums.map(toCents);
  return { previous: cents.slice(0, MONTHS), current: cents.slice(MONTHS) };
};

/**
 * The amounts of all rows of a list, read page by page by `readPage`, which counts from one; of the first
 * twenty pages at most.
 */
export const sumOfPages = async (
  readPage: (page: number) => Promise<{ data: readonly WireRecord[]; total: number }>,
): Promise<Sum> => {
  let amount = 0;
  let read = 0;
  let total = 0;
  for await (const page of iteratePages(readPage, MAX_PAGES_READ)) {
    for (const row of page.data) amount += Number(row.amount) || 0;
    read += page.data.length;
    total = page.total;
  }
  return { amount: toCents(amount), read, total };
};

/** Sums of decimals drift below the cent. */
const toCents = (euros: number) => Math.round(euros * 100) / 100;

const monthCount = (now: number) => {
  const date = new Date(now);
  return date.getUTCFullYear() * MONTHS + date.getUTCMonth();
};
