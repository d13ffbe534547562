import type { DataProvider } from 'react-admin';
import { beforeAll, expect, test, vi } from 'vitest';
import type { ImportFormat } from '@/core/imports';
import { requiredText } from '@/core/schema/text';
import * as z from '@/core/zod';
import { createFileCheck, type FileCheck } from '@/imports/workbench/file-check';
import { createWorkbench } from '@/imports/workbench/workbench';
import { alerts } from '@/ui/alerts/alert-store';
import { loadFileWords } from '@/imports/read/column-labels';
import { WIRE_FORM } from '@/imports/read/read-file';

const format: ImportFormat = {
  key: ['code'],
  schema: z.object({ code: requiredText(), name: requiredText() }),
  columns: [
    { name: 'code', examples: ['1', '2'] },
    { name: 'name', examples: ['a', 'b'] },
  ],
};

const worker = vi.hoisted(() => ({
  workbench: vi.fn<() => Promise<unknown>>(),
}));

/** The worker's workbench in the same thread: as in a worker, each call is a message, and they arrive in order. */
const workbenchInTurns = () => {
  const bench = createWorkbench(format);
  return Object.fromEntries(
    Object.entries(bench).map(([name, call]) => [
      name,
      async (...args: unknown[]) => {
        await Promise.resolve();
        return (call as (...own: unknown[]) => unknown)(...args);
      },
    ]),
  );
};

vi.mock('@/imports/workbench/check-worker', () => ({
  startCheckWorker: () => ({
    api: { workbench: worker.workbench, kinds: async () => [] },
    awaited: <T>(work: Promise<T>) => work,
    end: () => undefined,
  }),
}));

const open = (text: string): FileCheck => {
  worker.workbench.mockImplementation(async () => workbenchInTurns());
  return createFileCheck('Company', new File([text], 'a.csv'), new Map());
};

/** The mapping and the check, once it is done. */
const endOf = (check: FileCheck) =>
  vi.waitFor(() => {
    const state = check.get();
    if (state.phase !== 'open' || state.isChecking || !state.isCompared) throw new Error('not yet');
    return { mapping: state.mapping, rows: state.check?.rows, failed: state.check?.failedRows };
  });

const PROVIDER = {} as DataProvider;

beforeAll(loadFileWords);
vi.mock('@/imports/read/remembered-columns', () => ({
  readRemembered: () => ({}),
  rememberColumns: () => undefined,
}));

test('of two settings, one right after the other, the last one counts', async () => {
  const check = open('code;name|code;name\n1;2|3;4\n5;6|7;8\n');
  check.attach(PROVIDER);
  await endOf(check);
  void check.reopen({ ...WIRE_FORM, separator: '|' });
  void check.reopen({ ...WIRE_FORM, separator: ';' });
  const state = check.get();
  expect(state).toMatchObject({ phase: 'open', isChecking: true, check: null });
  await endOf(check);
  expect(check.get()).toMatchObject({ head: { separator: ';' }, check: { rows: 2 } });
});

test('a setting while columns are matched is read with its own columns', async () => {
  const check = open('a;b\n1;x\n2;y\n');
  check.attach(PROVIDER);
  await endOf(check);
  void check.reopen({ ...WIRE_FORM, separator: ';', headerRow: 1, firstRow: 2 });
  void check.match(['a', 'b'], ['code', 'name']);
  await endOf(check);
  expect(check.get()).toMatchObject({ head: { firstRow: 2 }, check: { rows: 1 } });
});

test('two columns matched one right after the other are both matched', async () => {
  const check = open('a,b\n1,x\n2,y\n');
  check.attach(PROVIDER);
  await endOf(check);
  const matched = check.match(['a', 'b'], ['code', null]);
  expect(check.get()).toMatchObject({ mapping: ['code', null] });
  void check.match(['a', 'b'], ['code', 'name']);
  await matched;
  await vi.waitFor(() => expect(check.get()).toMatchObject({ check: { failedRows: 0 } }));
  expect(check.get()).toMatchObject({ mapping: ['code', 'name'] });
});

test.each([
  ['that was changed since it was chosen', 'unreadable'],
  ['whose check cannot be loaded', 'not_checked'],
])('a file %s says so', async (_, problem) => {
  const file = new File(['a,b\n1,x\n'], 'a.csv');
  if (problem === 'unreadable') vi.spyOn(file, 'slice').mockThrow(new Error('NotReadableError'));
  worker.workbench.mockRejectedValue(new Error('Failed to fetch dynamically imported module'));
  const check = createFileCheck('Company', file, new Map());
  check.attach(PROVIDER);
  await vi.waitFor(() => expect(check.get()).toMatchObject({ phase: 'problem', problem }));
});

test('a press that fails after the file was changed on disk says so, and keeps the check', async () => {
  const write = async () => {
    throw new Error('NotReadableError');
  };
  worker.workbench.mockImplementation(async () => ({ ...workbenchInTurns(), write }));
  const file = new File(['code,name\n1,\n2,y\n'], 'a.csv');
  const check = createFileCheck('Company', file, new Map());
  check.attach(PROVIDER);
  await endOf(check);
  const state = check.get();
  if (state.phase !== 'open') throw new Error('The file is open');
  vi.spyOn(file, 'slice').mockThrow(new Error('NotReadableError'));
  await expect(state.bench.write('failed', {})).rejects.toThrow('NotReadableError');
  expect(alerts.snapshot().visible.map(({ message }) => message)).toEqual([
    'imports.read.problems.unreadable',
  ]);
  expect(check.get().phase).toBe('open');
});
