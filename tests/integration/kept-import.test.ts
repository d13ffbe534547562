import '../support/indexed-db';
import { expect, test, vi } from 'vitest';
import type { ImportFormat } from '@/core/imports';
import type { FileCheck } from '@/imports/workbench/file-check';
import type { FileCheckState } from '@/imports/workbench/file-check-state';
import { createWorkbench } from '@/imports/workbench/workbench';
import type { CheckState } from '@/imports/check/check-state';
import type { ReportedRow } from '@/imports/check/reported-errors';
import { keepImport, readKeptImport, type KeptCorrections } from '@/imports/panel/kept-import';
import { createFileUpload } from '@/imports/send/file-upload';
import { createStateStore } from '@/ui/hooks/state-store';
import type { uploadRows } from '@/providers/data/uploads';
import { formats } from '@/resources/turnover/turnover.import';

vi.mock('@/providers/data/uploads', () => ({
  uploadRows: vi.fn<typeof uploadRows>(async () => ({ rows: 1 })),
}));

const HEADER = 'customer_code;agent_code;company_code;location_code;year;month;amount';
/** In the encoding of old spreadsheets: its bytes are no UTF-8. */
const BYTES = Buffer.from(
  `${HEADER}\nC1;A1;AUR;MIL;2026;9;x\nC2;A1;AUR;MIL;2026;9;1.234\nCaffè;A1;AUR;MIL;;9;5\n`,
  'latin1',
);

const opened = async (file: Blob) => {
  const bench = createWorkbench(formats.Turnover as ImportFormat);
  const head = await bench.open(file, {});
  if ('problem' in head) throw new Error(head.problem);
  return { bench, check: await bench.check(head.header, () => undefined) };
};

/** A checked file that is kept, as a page keeps it. */
const keep = async (file: File, reported: readonly ReportedRow[] = [], found?: KeptCorrections) => {
  const { bench, check } = await opened(file);
  const store = createStateStore<FileCheckState>({ phase: 'opening' });
  const fileCheck = {
    ...store,
    isReplaying: () => false,
    kept: async () => ({ options: { encoding: 'windows-1252' }, steps: bench.steps() }),
  } as unknown as FileCheck;
  const upload = createFileUpload('Turnover');
  const kept = keepImport({
    recordType: 'Turnover',
    file,
    reported,
    check: fileCheck,
    upload,
    kept: found,
  });
  const show = (state: CheckState | null) =>
    store.set({ phase: 'open', check: state } as FileCheckState);
  if (!found) show(check);
  const send = (failed: number) =>
    upload.send(file, undefined, {
      unsent: { leftOut: [], failed },
      newestKey: async () => 'k',
      onImported: () => undefined,
    });
  return { bench, check, kept, show, send };
};

const fileOf = (bytes: BlobPart) => new File([bytes], 'fatturato.csv', { type: 'text/csv' });

test('a reload restores a corrected file, its steps one by one, and how it is read', async () => {
  const { bench, kept, show } = await keep(fileOf(BYTES));
  expect(await readKeptImport('Turnover')).toBeNull();
  const sent = () => bench.write('all', {}).text();
  const texts = [await sent()];
  for (const step of [
    () => bench.correct({ row: 0, column: 'amount' }, { text: '12' }).state,
    () => bench.read({ amount: 'comma' }),
    () => bench.exclude(1),
    () => bench.correct({ row: 2, column: 'year' }, { text: '2026' }).state,
  ]) {
    show(step());
    texts.push(await sent());
  }
  await vi.waitFor(() => expect(kept.isKept()).toBe(true));

  const found = await readKeptImport('Turnover');
  expect(found?.file.name).toBe('fatturato.csv');
  expect(found?.kept.options).toEqual({ encoding: 'windows-1252' });
  expect(Buffer.from(await (found?.file ?? new Blob()).arrayBuffer())).toEqual(BYTES);
  const again = await opened(found?.file ?? new Blob());
  const replayed = again.bench.replay(found?.kept.steps ?? []);
  expect(replayed).toMatchObject({ undoable: 4, leftOutRows: 1, issues: 0 });
  for (const text of texts.toReversed()) {
    expect(await again.bench.write('all', {}).text()).toBe(text);
    again.bench.undo();
  }

  kept.end();
  expect(await readKeptImport('Turnover')).toBeNull();
});

test('without a correction nothing is kept, nor once all of them are undone', async () => {
  const { bench, kept, show } = await keep(fileOf(BYTES));
  show(bench.correct({ row: 0, column: 'amount' }, { text: '12' }).state);
  await vi.waitFor(() => expect(kept.isKept()).toBe(true));
  show(bench.undo());
  await vi.waitFor(async () => expect(await readKeptImport('Turnover')).toBeNull());
  kept.end();
});

test('a file that is too large is not kept, and the page says so', async () => {
  const large = `${HEADER}\n${'C1;A1;AUR;MIL;2026;9;x\n'.repeat(240_000)}`;
  const { bench, kept, show } = await keep(fileOf(large));
  expect(kept.able.get()).toBe(false);
  show(bench.correct({ row: 0, column: 'amount' }, { text: '12' }).state);
  expect(kept.isKept()).toBe(false);
  kept.end();
});

test('the rows left of a file that was sent in part are kept, with no others, until they are sent', async () => {
  const { bench, kept, show, send } = await keep(fileOf(BYTES));
  show(bench.correct({ row: 0, column: 'amount' }, { text: '12' }).state);
  await vi.waitFor(() => expect(kept.isKept()).toBe(true));
  await send(1);
  expect(await readKeptImport('Turnover')).toBeNull();
  const { file, reported } = bench.rest({});
  const isKept = await kept.keepRest(async () => ({ file: fileOf(file), reported }));
  expect(isKept && kept.isKept()).toBe(true);

  const found = await readKeptImport('Turnover');
  expect(await found?.file.text()).toBe(await file.text());
  expect(await found?.file.text()).not.toContain('C1');
  expect(found?.reported).toEqual([{ row: 0, message: '', line: 4 }]);

  // Opened again, they are kept without a correction, even while they are being checked.
  const again = await keep(found?.file ?? fileOf(''), found?.reported, found?.kept);
  again.show(null);
  expect(again.kept.isKept()).toBe(true);
  again.show(again.check);
  await vi.waitFor(() => expect(again.kept.isKept()).toBe(true));
  expect(await readKeptImport('Turnover')).not.toBeNull();
  await again.send(0);
  await vi.waitFor(async () => expect(await readKeptImport('Turnover')).toBeNull());
  expect(again.kept.isKept()).toBe(false);
  again.kept.end();
  kept.end();
});

test('rows left that are too many to be kept are said to be lost by a reload', async () => {
  const { kept, send } = await keep(fileOf(BYTES));
  await send(1);
  const reported = Array.from({ length: 40_000 }, (_, row) => ({ row, message: '', line: row }));
  expect(await kept.keepRest(async () => ({ file: fileOf('x'), reported }))).toBe(false);
  expect(kept.isKept()).toBe(false);
  expect(await readKeptImport('Turnover')).toBeNull();
  kept.end();
});

test('a damaged list of corrections is no kept file', async () => {
  const { bench, kept, show } = await keep(fileOf(BYTES));
  show(bench.correct({ row: 0, column: 'amount' }, { text: '12' }).state);
  await vi.waitFor(() => expect(kept.isKept()).toBe(true));
  const [key = ''] = Object.keys(sessionStorage).filter((name) => name.includes('.import.'));
  const whole = sessionStorage.getItem(key) ?? '';
  for (const damaged of [
    [{}],
    [{ rows: [0], columns: ['amount'], texts: ['1'] }],
    [{ rows: [0, 1], columns: [0], texts: ['1'] }],
    [{ choices: { readings: [['amount', 'runes']] } }],
  ]) {
    const text = whole.replace(
      /"steps":\[.*\](?=,"address")/,
      `"steps":${JSON.stringify(damaged)}`,
    );
    expect(text).not.toBe(whole);
    sessionStorage.setItem(key, text);
    expect(await readKeptImport('Turnover')).toBeNull();
  }
  kept.end();
});
