import type { Browser } from '@playwright/test';
import { newPage, WINDOW } from './page';
import { signIn } from './sign-in';

/** Largest growth of the page's heap in bytes during an export of turnovers: written to the disk, and as blobs. */
export type ExportHeap = { toDisk: number; asBlobs: number };

export const measureExportHeap = async (
  browser: Browser,
  origin: string,
  rows: number,
): Promise<ExportHeap> => ({
  toDisk: await measure(browser, origin, { rows, isToDisk: true }),
  asBlobs: await measure(browser, origin, { rows, isToDisk: false }),
});

/** Timeout of an export, in ms. */
const TIMEOUT_MS = 600_000;

/** Collects garbage before each sample, so that only memory the export retains counts. */
const measure = async (
  browser: Browser,
  origin: string,
  { rows, isToDisk }: { rows: number; isToDisk: boolean },
): Promise<number> => {
  const context = await browser.newContext({ viewport: WINDOW });
  try {
    const page = await newPage(context);
    const devtools = await context.newCDPSession(page);
    await page.addInitScript(isToDisk ? pickOwnFile : refuseToPick);
    await page.route('**/api/v1/turnovers?*', (route) => {
      const query = new URL(route.request().url()).searchParams;
      const first = (Number(query.get('page')) - 1) * Number(query.get('pageSize'));
      const count = Math.min(Number(query.get('pageSize')), rows - first);
      const turnovers = Array.from({ length: count }, (_, at) => turnover(first + at));
      return route.fulfill({ json: { data: { turnovers, total_rows: rows } } });
    });
    await signIn(page, `${origin}/#/turnover/list`);
    const button = page.getByRole('button', { name: 'Esporta CSV', exact: true });
    await button.waitFor();
    const used = async () => {
      await devtools.send('HeapProfiler.collectGarbage');
      return (await devtools.send('Runtime.getHeapUsage')).usedSize;
    };
    const before = await used();
    let most = before;
    const saved = isToDisk
      ? page.waitForFunction(() => 'closed' in globalThis, null, { timeout: TIMEOUT_MS })
      : page.waitForEvent('download', { timeout: TIMEOUT_MS });
    await button.click();
    const isSaved = async () => Boolean(await Promise.race([saved, page.waitForTimeout(500)]));
    do {
      most = Math.max(most, await used());
    } while (!(await isSaved()));
    return most - before;
  } finally {
    await context.close();
  }
};

const turnover = (row: number) => ({
  _id: row.toString(16).padStart(24, '0'),
  customer_code: `CUST-2026-${Math.floor(row / 12)}`,
  agent_code: `AGENT-${row % 100}`,
  company_code: 'AURORA',
  location_code: `AURORA-MILANO-${row % 20}`,
  year: 2026,
  month: (row % 12) + 1,
  amount: (row % 100_003) / 100,
});

/** Replaces the file dialog by a file of the browser's private file system, which is written like one on the disk. */
const pickOwnFile = () => {
  const picker = async ({ suggestedName }: { suggestedName: string }) => {
    const folder = await navigator.storage.getDirectory();
    const file = await (
      await folder.getFileHandle(suggestedName, { create: true })
    ).createWritable();
    const close = file.close.bind(file);
    return {
      createWritable: () =>
        Promise.resolve(
          Object.assign(file, {
            close: async () => {
              await close();
              Object.assign(globalThis, { closed: true });
            },
          }),
        ),
    };
  };
  Object.assign(globalThis, { showSaveFilePicker: picker });
};

const refuseToPick = () => {
  Object.assign(globalThis, { showSaveFilePicker: undefined });
};
