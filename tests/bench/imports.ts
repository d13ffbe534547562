import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { buildApp } from './build-app';
import { measureExportHeap, type ExportHeap } from './export-heap';
import {
  customerLookups,
  writeCustomers,
  writeTurnovers,
  writeTurnoverSheet,
} from './import-files';
import { measureImportPage, type ImportFigures } from './import-page';
import { measureImportSpeed, type ImportSpeed } from './import-speed';
import { atMost, type Row } from './rows';
import { serveConsole, serveFiles } from './servers';

/**
 * Measures how fast files of `rows` turnovers, and of a tenth as many customers, are read and checked, and how
 * responsive the page is meanwhile and during the export of a list of that length.
 */
export const benchImports = async (
  browser: Browser,
  dist: string,
  rows: number,
): Promise<Row[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'import-bench-'));
  const app = await buildApp('import-app');
  const bare = await serveFiles(app);
  const console = await serveConsole(dist);
  try {
    const turnovers = await writeTurnovers(folder, rows);
    const customers = await writeCustomers(folder, Math.ceil(rows / 10));
    const speeds = {
      Turnover: await measureImportSpeed(browser, bare.origin, {
        file: turnovers,
        recordType: 'Turnover',
      }),
      Customer: await measureImportSpeed(browser, bare.origin, {
        file: customers,
        recordType: 'Customer',
        lookups: customerLookups(customers.rows),
      }),
    };
    const wrong = await writeTurnovers(folder, rows, true);
    const sheet = await writeTurnoverSheet(folder, SHEET_ROWS);
    const files = { right: turnovers, wrong, sheet };
    const page = await measureImportPage(browser, console.origin, files);
    const exported = await measureExportHeap(browser, console.origin, rows);
    return [
      speedRow('turnovers read and checked', speeds.Turnover, 0.8),
      speedRow('customers read, checked and looked up', speeds.Customer, 0.3),
      ...pageRows(page),
      ...exportRows(rows, exported),
    ];
  } finally {
    await Promise.all([bare.close(), console.close()]);
    await rm(folder, { recursive: true });
    await rm(app, { recursive: true });
  }
};

const SHEET_ROWS = 50_000;

/** Compares with papaparse alone in a worker, which only parses the rows. */
const speedRow = (what: string, { rows, checked, parsed }: ImportSpeed, least: number): Row => ({
  what: `${rows.toLocaleString('en')} ${what}`,
  value: `${(checked / parsed).toFixed(2)} × (${Math.round(checked)} rows/s)`,
  target: `>= ${least} ×`,
  passed: checked >= least * parsed,
  beside: `papaparse ${Math.round(parsed)} rows/s`,
});

const exportRows = (rows: number, { toDisk, asBlobs }: ExportHeap): Row[] => {
  const what = `growth of the page’s heap while ${rows.toLocaleString('en')} rows are exported`;
  return [
    atMost(`${what} to the disk`, toDisk / 1e6, 50, 'MB'),
    atMost(`${what} and kept`, asBlobs / 1e6, 50, 'MB'),
  ];
};

const pageRows = (page: ImportFigures): Row[] => [
  atMost('longest task of the page while a file is checked', page.longestTask, 200, 'ms'),
  atMost('growth of the page’s heap', page.heapGrowth / 1e6, 50, 'MB'),
  atMost('choice of a file until its first errors, slowest of 8', page.firstErrors, 500, 'ms'),
  atMost('until 50,000 rows of a workbook are checked', page.sheet, 3_000, 'ms'),
  atMost('until a cancelled check has ended', page.cancel, 1_000, 'ms'),
  {
    what: 'frames a second while errors are scrolled',
    value: page.framesPerSecond.toFixed(0),
    target: '>= 50',
    passed: page.framesPerSecond >= 50,
    beside: '',
  },
];
