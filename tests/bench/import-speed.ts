import type { Browser } from '@playwright/test';
import type { ImportApp, LookupPages } from './import-app/main';
import type { ImportFile } from './import-files';
import { median } from './median';
import { newPage } from './page';

/** Rows per second of the console's check, and of papaparse alone in a worker, on the same file. */
export type ImportSpeed = { rows: number; checked: number; parsed: number };

const RUNS = 3;

/** Checks and parses the file alternately, each in a new worker; resolves to the medians. */
export const measureImportSpeed = async (
  browser: Browser,
  origin: string,
  { file, recordType, lookups }: { file: ImportFile; recordType: string; lookups?: LookupPages },
): Promise<ImportSpeed> => {
  const context = await browser.newContext();
  try {
    const page = await newPage(context);
    await page.goto(origin);
    await page.locator('input').setInputFiles(file.path);
    const checks: number[] = [];
    const parses: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const parsed = await page.evaluate(() => (globalThis as unknown as Loaded).importApp.parse());
      const checked = await page.evaluate(
        ([type, known]) => (globalThis as unknown as Loaded).importApp.check(type, known),
        [recordType, lookups ?? { codes: {}, records: [] }] as const,
      );
      if (parsed.rows !== file.rows || checked.rows !== file.rows || checked.failed > 0) {
        throw new Error(`Some rows were not read: ${JSON.stringify({ parsed, checked })}`);
      }
      parses.push(file.rows / parsed.seconds);
      checks.push(file.rows / checked.seconds);
    }
    return { rows: file.rows, checked: median(checks), parsed: median(parses) };
  } finally {
    await context.close();
  }
};

type Loaded = { importApp: ImportApp };
