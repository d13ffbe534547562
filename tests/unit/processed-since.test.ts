import { describe, expect, it, vi } from 'vitest';
import { readProcessedSince } from '@/resources/user-sale/processed-since';

const MAY_1 = Date.UTC(2026, 4, 1);

/** Pages of two sales, the latest day first, of a list of `total`. */
const pagesOf = (days: readonly (string | null)[], total = days.length) =>
  vi.fn(async (page: number) => ({
    data: days.slice((page - 1) * 2, page * 2).map((date, at) => ({ id: `${page}.${at}`, date })),
    total,
  }));

describe('the processed sales to compare with', () => {
  it.each<[string, (string | null)[], number, string | null]>([
    ['are all of a short list', ['2026-05-03', '2026-05-02', '2026-05-01'], 2, null],
    ['end before the day', ['2026-05-03', '2026-04-30', '2026-04-29'], 1, null],
    ['include the day itself', ['2026-05-01', '2026-05-01', '2026-05-01', '2026-04-30'], 2, null],
    ['end at those without a day', ['2026-05-03', null, null, null], 1, null],
  ])('%s', async (_, days, pages, unreadUpTo) => {
    const readPage = pagesOf(days);
    expect(await readProcessedSince(readPage, MAY_1)).toMatchObject({ unreadUpTo });
    expect(readPage).toHaveBeenCalledTimes(pages);
  });

  it('are those of three pages at most, with the day they reach', async () => {
    const readPage = pagesOf(
      ['2026-05-09', '2026-05-08', '2026-05-07', '2026-05-06', '2026-05-05', '2026-05-04'],
      50_000,
    );
    const { rows, unreadUpTo } = await readProcessedSince(readPage, MAY_1);
    expect(readPage).toHaveBeenCalledTimes(3);
    expect(rows).toHaveLength(6);
    expect(unreadUpTo).toBe('2026-05-04');
  });
});
