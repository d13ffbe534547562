import type { DataProvider, GetListParams } from 'react-admin';
import { expect, it } from 'vitest';
import { readBonusCost } from '@/domain/promotion/useBonusCost';

const STAFF = [
  { id: 'b1', companies: ['A'] },
  { id: 'b2', companies: ['A', 'B'] },
  { id: 'b3', companies: ['B'] },
];

const provider = {
  getMany: async () => ({ data: [{ id: 'O1', role: 'agent' }] }),
  getList: async (_: string, { filter, pagination }: GetListParams) => {
    const { page = 1, perPage = 25 } = pagination ?? {};
    const found = STAFF.filter(({ companies }) => companies.includes(filter.company_code));
    return { data: found.slice((page - 1) * perPage, page * perPage), total: found.length };
  },
} as unknown as DataProvider;

const costIn = (companies: readonly string[]) =>
  readBonusCost(
    provider,
    { company_quotas: companies.map((company_code) => ({ company_code, quota: 1 })) },
    [{ award_option_id: 'O1', reward_amount: 100 }],
  );

it.each([
  ['one company', ['A'], 2],
  ['two, of which one user has both', ['A', 'B'], 3],
])('an additional award is won once by each user of %s', async (_, companies, winners) => {
  expect(await costIn(companies)).toEqual({ winners, euros: winners * 100, unreadable: 0 });
});
