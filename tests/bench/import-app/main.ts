import { proxy, wrap } from 'comlink';
import type { CheckApi } from '@/imports/workbench/check.worker';
import type { ParseAlone } from './papaparse.worker';

/** Seconds that the console's worker, and papaparse alone, take to reach the last row of the chosen file. */
export type ImportApp = {
  parse: () => Promise<{ rows: number; seconds: number }>;
  check: (
    recordType: string,
    lookups: LookupPages,
  ) => Promise<{ rows: number; failed: number; seconds: number }>;
};

export type LookupPages = {
  codes: Readonly<Record<string, readonly string[]>>;
  records: readonly Readonly<Record<string, unknown>>[];
};

const chosenFile = (): File => {
  const file = document.querySelector('input')?.files?.[0];
  if (!file) throw new Error('No file is chosen');
  return file;
};

const parse: ImportApp['parse'] = async () => {
  const worker = new Worker(new URL('./papaparse.worker.ts', import.meta.url), { type: 'module' });
  const start = performance.now();
  const rows = await wrap<ParseAlone>(worker)(chosenFile());
  const seconds = (performance.now() - start) / 1000;
  worker.terminate();
  return { rows, seconds };
};

const check: ImportApp['check'] = async (recordType, { codes, records }) => {
  const worker = new Worker(
    new URL('../../../src/imports/workbench/check.worker.ts', import.meta.url),
    { type: 'module' },
  );
  const bench = await wrap<CheckApi>(worker).workbench(recordType);
  if (!bench) throw new Error(`${recordType} has no import format`);
  for (const [column, known] of Object.entries(codes)) await bench.addCodes([column], known, true);
  if (records.length > 0) await bench.addRecords(records, true);
  const start = performance.now();
  const head = await bench.open(chosenFile(), {});
  if ('problem' in head) throw new Error(head.problem);
  const { rows, failedRows } = await bench.check(
    head.header,
    proxy(() => undefined),
  );
  const seconds = (performance.now() - start) / 1000;
  worker.terminate();
  return { rows, failed: failedRows, seconds };
};

Object.assign(globalThis, { importApp: { parse, check } satisfies ImportApp });
