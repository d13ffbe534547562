import { openAsBlob } from 'node:fs';
import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Papa from 'papaparse';
import { formats as customerFormats } from '@/resources/app-user/app-user.import';
import type { ImportFormat } from '@/core/imports';
import { createWorkbench } from '@/resources/import-record/check/workbench';
import { formats as turnoverFormats } from '@/resources/turnover/turnover.import';

/** Rows a second of the import's check, and of papaparse alone on the same file. */
export type ImportSpeed = { checked: number; parsed: number };

const TURNOVERS = 1_000_000;
const CUSTOMERS = 100_000;

/** A million turnover rows, about 60 MB. */
export const measureTurnoverImport = (): Promise<ImportSpeed> =>
  measure(turnoverFormats.Turnover, TURNOVERS, (row) => {
    const month = (row % 12) + 1;
    const customer = Math.floor(row / 12);
    return `C${String(customer).padStart(6, '0')},AGE-${customer % 100},AURORA,AUR-MIL-${customer % 20},2026,${month},${(row % 9973) / 7}`;
  });

/** A hundred thousand customers, each looked up among as many. */
export const measureCustomerImport = (): Promise<ImportSpeed> =>
  measure(customerFormats.Customer, CUSTOMERS, (row) => customerCells(row).join(','));

const customerCells = (row: number) => [
  `C${row}`,
  String(10_000_000_000 + row),
  `Bar ${row}`,
  `bar${row}@example.com`,
  'AURORA',
  'AUR-MIL',
  `AGE-${row % 100}`,
  '',
  'active',
];

const measure = async (
  format: ImportFormat | undefined,
  rows: number,
  lineOf: (row: number) => string,
): Promise<ImportSpeed> => {
  if (!format) throw new Error('The format is gone');
  const folder = await mkdtemp(join(tmpdir(), 'import-bench-'));
  try {
    const path = join(folder, 'rows.csv');
    await write(path, format.columns.map(({ name }) => name).join(','), rows, lineOf);
    const parsed = await parseAlone(path);
    const checked = await check(format, path, rows);
    return { parsed: rows / parsed, checked: rows / checked };
  } finally {
    await rm(folder, { recursive: true });
  }
};

const write = async (
  path: string,
  header: string,
  rows: number,
  lineOf: (row: number) => string,
) => {
  const file = await open(path, 'w');
  await file.write(`${header}\n`);
  for (let start = 0; start < rows; start += 10_000) {
    const lines = Array.from({ length: Math.min(10_000, rows - start) }, (_, at) =>
      lineOf(start + at),
    );
    await file.write(`${lines.join('\n')}\n`);
  }
  await file.close();
};

/** Seconds papaparse takes to hand out every row of the file. */
const parseAlone = async (path: string): Promise<number> => {
  const start = performance.now();
  const text = await readFile(path, 'utf8');
  let count = 0;
  Papa.parse<string[]>(text, {
    chunkSize: 1024 * 1024,
    chunk: ({ data }: Papa.ParseResult<string[]>) => {
      count += data.length;
    },
    complete: () => undefined,
  });
  if (count === 0) throw new Error('Nothing was read');
  return (performance.now() - start) / 1000;
};

/** Seconds until every row is read, checked and compared. */
const check = async (format: ImportFormat, path: string, rows: number): Promise<number> => {
  const bench = createWorkbench(format);
  if (format === customerFormats.Customer) addLookUps(bench);
  const head = await bench.open(await openAsBlob(path), {});
  if (typeof head === 'string') throw new Error(head);
  const start = performance.now();
  const state = await bench.check(head.header, () => undefined);
  if (state.rows !== rows || state.failedRows > 0) throw new Error(JSON.stringify(state));
  return (performance.now() - start) / 1000;
};

const addLookUps = (bench: ReturnType<typeof createWorkbench>) => {
  bench.addCodes(['company_code'], ['AURORA'], true);
  bench.addCodes(['location_code'], ['AUR-MIL'], true);
  bench.addCodes(
    ['agent_code'],
    Array.from({ length: 100 }, (_, at) => `AGE-${at}`),
    true,
  );
  const names = customerFormats.Customer?.columns.map(({ name }) => name) ?? [];
  const records = Array.from({ length: CUSTOMERS }, (_, row) => {
    const cells = customerCells(row);
    return Object.fromEntries(names.map((name, at) => [name, cells[at]]));
  });
  bench.addRecords(records, true);
};
