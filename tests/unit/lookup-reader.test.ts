import type { DataProvider } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { MAX_PAGE_SIZE } from '@/core/constants';
import { createLookupReader } from '@/imports/check/lookup-reader';
import { fetchAgents } from '@/providers/data/bo-users';
import { additionalAward } from '@/resources/additional-award/additional-award.definition';
import { company } from '@/resources/company/company.definition';
import { boUser } from '@/resources/bo-user/bo-user.definition';
import { gift } from '@/resources/gift/gift.definition';
import { location } from '@/resources/location/location.definition';
import { turnover } from '@/resources/turnover/turnover.definition';

vi.mock(import('@/providers/data/bo-users'), () => ({ fetchAgents: vi.fn() }));

/** Companies in three pages; the calls that are made, and those that fail. */
const companies = (fails: (page: number) => boolean) => {
  const asked: number[] = [];
  const provider = {
    getList: async (_resource: string, { pagination }: { pagination: { page: number } }) => {
      const { page } = pagination;
      asked.push(page);
      if (fails(page)) throw new Error(`Page ${page} is down`);
      const data = Array.from({ length: MAX_PAGE_SIZE }, (_, at) => ({
        id: `${page}-${at}`,
        company_code: `C${page}-${at}`,
      }));
      return { data, total: 3 * MAX_PAGE_SIZE };
    },
  } as unknown as DataProvider;
  return { asked, calls: { provider, signal: new AbortController().signal } };
};

const reader = (pages: boolean[]) =>
  createLookupReader(
    { definitions: new Map(), definition: company, columns: ['company_code'] },
    {
      setConstraints: async () => undefined,
      addCodes: () => Promise.reject(new Error('No codes are read')),
      addRecords: async (_records, isWhole) => void pages.push(isWhole),
    },
  );

test('a list that failed half way is reported, and continues with the missing page', async () => {
  const pages: boolean[] = [];
  const read = reader(pages);
  const first = companies((page) => page === 2);
  expect(await read(first.calls)).toEqual([
    { resource: 'company', error: new Error('Page 2 is down') },
  ]);
  expect(pages).not.toContain(true);

  const second = companies(() => false);
  expect(await read(second.calls)).toEqual([]);
  expect(second.asked).not.toContain(1);
  expect(second.asked).toContain(2);
  expect(pages).toEqual([false, false, true]);
  const third = companies(() => false);
  expect(await read(third.calls)).toEqual([]);
  expect(third.asked).toEqual([]);
});

test('a list is whole only with the last page that is added, even if an earlier one takes longer', async () => {
  const pages: boolean[] = [];
  let isDown = true;
  const read = createLookupReader(
    {
      definitions: new Map(),
      definition: company,
      isReadSingly: true,
      columns: ['company_code', 'description'],
    },
    {
      setConstraints: async () => undefined,
      addCodes: () => Promise.reject(new Error('No codes are read')),
      addRecords: async (_records, isWhole) => void pages.push(isWhole),
    },
  );
  const provider = {
    getList: async (_: string, { pagination: { page } }: { pagination: { page: number } }) => ({
      data: [{ id: `${page}`, company_code: `C${page}` }],
      total: 3,
    }),
    getOne: async (_: string, { id }: { id: string }) => {
      if (id === '2' && isDown) {
        await new Promise((resolve) => setTimeout(resolve));
        throw new Error('Company 2 is down');
      }
      return { data: { id, description: 'Caffè' } };
    },
  } as unknown as DataProvider;
  const calls = { provider, signal: new AbortController().signal };
  expect(await read(calls)).toMatchObject([{ resource: 'company' }]);
  expect(pages).toEqual([false, false]);
  isDown = false;
  expect(await read(calls)).toEqual([]);
  expect(pages).toEqual([false, false, true]);
});

test.each([
  ['repeats a page', Array.from({ length: 10 }, (_, at) => ({ id: `${at}` })), 20],
  ['has no rows but a total', [], 1],
])('a server that %s is left, and its list is not taken for whole', async (_, data, most) => {
  const pages: boolean[] = [];
  let asked = 0;
  const getList = async () => {
    asked += 1;
    return { data, total: 200 };
  };
  const provider = { getList } as unknown as DataProvider;
  await reader(pages)({ provider, signal: new AbortController().signal });
  expect(asked).toBeLessThanOrEqual(most);
  expect(pages).not.toContain(true);
});

test('an aborted call adds nothing to the list', async () => {
  const abort = new AbortController();
  const { calls } = companies(() => {
    abort.abort();
    return true;
  });
  await expect(reader([])({ ...calls, signal: abort.signal })).rejects.toThrow(/abort/);
});

test('codes come with names and with the codes of the records they belong to, of agents and of lists', async () => {
  vi.mocked(fetchAgents).mockResolvedValue([
    { code: 'A1', name: 'Ada', companies: ['AURORA'], locations: ['M', 'T'], isDeactivated: false },
  ]);
  const added: [string[], codes: string[], Record<string, string[]>, names: string[]][] = [];
  const lists: Record<string, object[]> = {
    company: [{ id: '1', company_code: 'AURORA', company_name: 'Aurora Caffè' }],
    location: [{ id: '2', code: 'M', company_code: 'AURORA' }],
  };
  const provider = {
    getList: async (resource: string) => ({ data: lists[resource] ?? [], total: 1 }),
  } as unknown as DataProvider;
  const read = createLookupReader(
    {
      definitions: new Map([company, location, boUser].map((known) => [known.name, known])),
      definition: turnover,
      columns: ['company_code', 'location_code', 'agent_code'],
    },
    {
      setConstraints: async () => undefined,
      addCodes: async (columns, codes, _, owners, names) =>
        void added.push([columns, codes, owners, names]),
      addRecords: async () => undefined,
    },
  );
  expect(await read({ provider, signal: new AbortController().signal })).toEqual([]);
  expect(added).toEqual([
    [['agent_code'], ['A1'], { company_code: ['AURORA'], location_code: ['M|T'] }, ['Ada']],
    [['company_code'], ['AURORA'], {}, ['Aurora Caffè']],
    [['location_code'], ['M'], { company_code: ['AURORA'] }, ['M']],
  ]);
});

test('a column with ids is checked against ids, though the records have a code too', async () => {
  const added: string[] = [];
  const read = createLookupReader(
    {
      definitions: new Map([[gift.name, gift]]),
      definition: additionalAward,
      columns: ['gift_id'],
    },
    {
      setConstraints: async () => undefined,
      addCodes: async (_columns, codes) => void added.push(...codes),
      addRecords: async () => undefined,
    },
  );
  const provider = {
    getList: async () => ({ data: [{ id: 'G1', code: 'G-1' }], total: 1 }),
  } as unknown as DataProvider;
  await read({ provider, signal: new AbortController().signal });
  expect(added).toEqual(['G1']);
});
