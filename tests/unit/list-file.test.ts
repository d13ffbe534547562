import type { DataProvider } from 'react-admin';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { openSource } from '@/imports/workbench/file-source';
import { ApiError } from '@/providers/http/api-error';
import { boUser } from '@/resources/bo-user/bo-user.definition';
import { company } from '@/resources/company/company.definition';
import { companyReport } from '@/resources/company-report/company-report.definition';
import { agentColumn } from '@/resources/company-report/line-columns';
import { saveFile } from '@/ui/browser/save-file';
import { BYTE_ORDER_MARK } from '@/core/csv';
import { writeListFile } from '@/kit/export/list-file';
import { session } from '@/providers/session/session';
import { stubBrowser } from '../support/browser';
import { serve } from '../support/serve';
import { person } from '../support/people';

vi.mock('@/ui/browser/save-file', () => ({ saveFile: vi.fn<typeof saveFile>() }));

const ROWS_A_PAGE = 1_000;

/** A list of `total` companies; `onPage` is called with each page before it is returned. */
const listOf = (total: number, onPage: (page: number) => void = () => undefined) =>
  ({
    getList: (_resource, { pagination: { page = 1 } = {} }) => {
      onPage(page);
      const first = (page - 1) * ROWS_A_PAGE;
      const data = Array.from({ length: Math.min(ROWS_A_PAGE, total - first) }, (_, at) => ({
        id: `${first + at}`,
        company_code: `C${first + at}`,
        company_name: '=1+1',
      }));
      return Promise.resolve({ data, total });
    },
  }) as Pick<DataProvider, 'getList'> as DataProvider;

const write = (provider: DataProvider, total: number, signal = new AbortController().signal) =>
  writeListFile('data', {
    ...sourceOf(provider, signal),
    list: { columns: [], filterValues: {}, sort: { field: 'id', order: 'ASC' }, total },
  });

const sourceOf = (provider: DataProvider, signal: AbortSignal) => ({
  definition: company,
  meta: undefined,
  provider,
  definitions: new Map(),
  translate: (key: string) => key,
  formats: {} as never,
  signal,
  onProgress: () => undefined,
});

/** A file on the disk as the browser writes one: what was written shows once it is closed. */
const pickedFile = () => {
  const written: string[] = [];
  const file = {
    write: vi.fn<(text: string) => Promise<void>>((text) =>
      Promise.resolve(void written.push(text)),
    ),
    truncate: vi.fn<(size: number) => Promise<void>>((size) =>
      Promise.resolve(void written.splice(size)),
    ),
    close: vi.fn<() => Promise<void>>(() => Promise.resolve()),
    abort: vi.fn<() => Promise<void>>(() => Promise.resolve()),
  };
  vi.stubGlobal('showSaveFilePicker', () =>
    Promise.resolve({ createWritable: () => Promise.resolve(file) }),
  );
  return { file, written };
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.mocked(saveFile).mockClear();
});

test('a long list goes to the disk page by page, and is closed at its end', async () => {
  const { file, written } = pickedFile();
  await write(listOf(100_000), 100_000);
  expect([file.close.mock.calls.length, file.abort.mock.calls.length]).toEqual([1, 0]);
  expect([written.length, written[0]?.at(0)]).toEqual([100, '\uFEFF']);
  const lines = written.join('').trim().split('\r\n');
  expect([lines.length, lines[0]]).toEqual([100_001, 'company_name,company_code']);
  expect(lines.at(-1)).toBe("'=1+1,C99999");
  expect(saveFile).not.toHaveBeenCalled();
});

test('a long list is downloaded where the press is too long ago to ask for a file', async () => {
  vi.stubGlobal('showSaveFilePicker', () =>
    Promise.reject(new DOMException('Must be handling a user gesture', 'SecurityError')),
  );
  await write(listOf(100_000), 100_000);
  expect(saveFile).toHaveBeenCalledOnce();
});

test('no file is written where the user names none', async () => {
  vi.stubGlobal('showSaveFilePicker', () => Promise.reject(new DOMException('', 'AbortError')));
  await expect(write(listOf(100_000), 100_000)).rejects.toMatchObject({ name: 'AbortError' });
  expect(saveFile).not.toHaveBeenCalled();
});

test.each([
  ['on the disk', 100_000],
  ['kept until it is whole', 3_000],
])('an export that is called off leaves no file: %s', async (_where, total) => {
  const { file } = pickedFile();
  const abort = new AbortController();
  const provider = listOf(total, (page) => page === 2 && abort.abort());
  await expect(write(provider, total, abort.signal)).rejects.toThrow('aborted');
  expect(file.close).not.toHaveBeenCalled();
  expect(file.abort.mock.calls.length).toBe(total === 100_000 ? 1 : 0);
  expect(saveFile).not.toHaveBeenCalled();
});

/** Rows of which the first of the second page alone has a description. */
const withLateField = (total: number): DataProvider => {
  const plain = listOf(total);
  return {
    getList: async (resource: string, params: Parameters<DataProvider['getList']>[1]) => {
      const page = await plain.getList(resource, params);
      if (params.pagination?.page === 2) Object.assign(page.data[0] ?? {}, { description: 'late' });
      return page;
    },
  } as DataProvider;
};

test.each([3_000, 100_000])('a field of a later page has its column, of %i rows', async (total) => {
  const { written } = pickedFile();
  await write(withLateField(total), total);
  const [saved] = vi.mocked(saveFile).mock.lastCall ?? [];
  const text = saved instanceof Blob ? await saved.text() : written.join('');
  const lines = text.replace(BYTE_ORDER_MARK, '').trim().split('\r\n');
  expect([lines.length, lines[0]]).toEqual([total + 1, 'company_name,company_code,description']);
  expect([lines[1], lines[1_001]]).toEqual(["'=1+1,C0,", "'=1+1,C1000,late"]);
});

test('as an .xlsx, too, a field of a later page has its column', async () => {
  await writeListFile('data_sheet', {
    ...sourceOf(withLateField(3_000), new AbortController().signal),
    list: { columns: [], filterValues: {}, sort: { field: 'id', order: 'ASC' }, total: 3_000 },
  });
  const [file, name] = vi.mocked(saveFile).mock.lastCall ?? [];
  const source = await openSource(file as Blob, {}, () => false);
  if ('problem' in source) throw new Error(source.problem);
  const lines = (await source.csv.text()).trim().split('\n');
  expect([name, lines.length, lines[0]]).toEqual([
    'companies.xlsx',
    3_001,
    'company_name,company_code,description',
  ]);
  expect([lines[1], lines[1_001]]).toEqual(['=1+1,C0,', '=1+1,C1000,late']);
});

test('rows that the page made are written unchanged, under the names of their columns', async () => {
  const { file, written } = pickedFile();
  const rows = Array.from({ length: 100_000 }, (_, at) => ({
    id: `${at}`,
    rank: at,
    change: null,
  }));
  await writeListFile('data', {
    ...sourceOf(listOf(0), new AbortController().signal),
    list: {
      columns: [{ source: 'rank' }, { source: 'change' }],
      filterValues: {},
      sort: { field: 'rank', order: 'ASC' },
      total: rows.length,
      rows,
      fileName: 'ranks',
    },
  });
  expect(file.close).toHaveBeenCalledOnce();
  expect(written.join('').split('\r\n').slice(0, 3)).toEqual(['\uFEFFrank,change', '0,', '1,']);
});

test.each([
  ['shown', 'resources.company.fields.company_name', ['export.cut 1000 1001']],
  ['data', 'company_name,company_code', []],
] as const)(
  'a list without an end is cut after a thousand pages, as %s',
  async (kind, head, end) => {
    const { written } = pickedFile();
    let asked = 0;
    const provider = {
      getList: async (_: string, { pagination: { page } }: { pagination: { page: number } }) => {
        asked += 1;
        const row = { id: `${page}`, company_code: `C${page}`, company_name: 'Aurora' };
        return { data: [row], total: page + 1 };
      },
    } as unknown as DataProvider;
    const coverage = await writeListFile(kind, {
      ...sourceOf(provider, new AbortController().signal),
      translate: (key: string, args?: Record<string, unknown>) =>
        [key, ...Object.values(args ?? {})].join(' '),
      formats: { number: String, decimalSeparator: () => '.' } as never,
      list: {
        columns: [{ source: 'company_name' }],
        filterValues: {},
        sort: { field: 'id', order: 'ASC' },
        total: 100_000,
      },
    });
    const [first, ...lines] = written.join('').trim().split('\r\n');
    expect([asked, coverage]).toEqual([1_000, { read: 1_000, total: 1_001 }]);
    expect(first).toBe(head);
    expect(lines.slice(1_000)).toEqual(end);
  },
);

test.each([
  ['fails', new ApiError('offline', 0)],
  ['the end of the session refuses', new ApiError('refused', 401)],
])('so does one of which %s a page, and no other is asked for', async (_, error) => {
  const asked: number[] = [];
  const provider = listOf(5_000, (page) => {
    asked.push(page);
    if (page === 3) throw error;
  });
  await expect(write(provider, 5_000)).rejects.toBe(error);
  expect(saveFile).not.toHaveBeenCalled();
  expect(Math.max(...asked)).toBe(3);
});

test('the agents of a report have codes and names in a file, read from the lookup of agents', async () => {
  const asked: string[] = [];
  const server = await serve(({ url = '' }, answer) => {
    asked.push(url);
    answer.writeHead(200, { 'Content-Type': 'application/json' });
    const agent = { code: 'AG1', firstname: 'Anna', surname: 'Riva' };
    answer.end(JSON.stringify({ data: { bousers: [agent] } }));
  });
  onTestFinished(() => server.close());
  stubBrowser({ apiBase: server.url });
  session.start('secret', person(['agent'], { id: '1' }));
  const rows = ['AG1', 'AG2'].map((agent_code) => ({ id: agent_code, agent_code, payout: 12.5 }));
  await writeListFile('shown', {
    ...sourceOf({} as DataProvider, new AbortController().signal),
    definition: companyReport,
    definitions: new Map([[boUser.name, boUser]]),
    formats: { decimalSeparator: () => ',' } as never,
    translate: (key, { label } = {}) => [label, key.split('.').at(-1)].filter(Boolean).join(' '),
    list: {
      columns: [agentColumn, { source: 'payout', kind: 'euro' }],
      rows,
      filterValues: {},
      sort: { field: 'id', order: 'ASC' },
    },
  });
  expect(asked).toEqual(['/api/v1/bousers/role/agent']);
  const [file] = vi.mocked(saveFile).mock.calls.flat();
  const text = file instanceof Blob ? await file.text() : '';
  expect(text.replace(BYTE_ORDER_MARK, '').trim().split('\r\n')).toEqual([
    'agent_code code_of;agent_code;payout',
    'AG1;Anna Riva;12,50',
    'AG2;;12,50',
  ]);
});
