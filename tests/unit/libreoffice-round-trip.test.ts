import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { unescapeCells } from '@/core/csv';
import { createI18nProvider } from '@/providers/preferences/i18n-provider';
import { consoleCatalogue } from '@/i18n/console-catalogue';
import { createLookupReader } from '@/imports/check/lookup-reader';
import { createTextReader } from '@/imports/read/cell-reading';
import { cellsOf, rowAt } from '@/imports/read/csv-parser';
import { readRows } from '@/imports/read/read-file';
import { openSource } from '@/imports/workbench/file-source';
import { createWorkbench } from '@/imports/workbench/workbench';
import type { ImportFormats } from '@/core/imports';
import type { ExportKind } from '@/kit/export/export-kinds';
import { writeListFile } from '@/kit/export/list-file';
import type { ListDescription } from '@/kit/list/ListPage';
import { resources } from '@/resources/registry';
import { saveFile } from '@/ui/browser/save-file';
import { dateFormats } from '@/ui/formats/dates';
import { numberFormats } from '@/ui/formats/numbers';
import { relativeTimeFormats } from '@/ui/formats/relative-time';
import { recordWire } from '../spec/recorded-wire';
import { openLibreOffice, soffice, type Form, type Language } from '../support/libreoffice';

vi.mock('@/ui/browser/save-file', () => ({ saveFile: vi.fn<typeof saveFile>() }));

/** Each row takes a spreadsheet time, and only the difficult values of the first ones differ. */
const CUSTOMERS = 60;
const wire = recordWire(CUSTOMERS);
const definitions = new Map(resources.map((definition) => [definition.name, definition]));
/** Loaded once there is a browser: some cells measure the window. */
const lists = import.meta.glob<ListDescription>('../../src/resources/*/*.list.{ts,tsx}', {
  import: 'list',
});
const formats: ImportFormats = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<ImportFormats>('../../src/resources/*/*.import.ts', {
      eager: true,
      import: 'formats',
    }),
  ),
);

/** The lists, and the kind of file that fills each of them. */
const LISTS = {
  'app-user': 'Customer',
  'bo-user': 'BoUser',
  category: undefined,
  company: 'Company',
  group: undefined,
  location: 'Location',
  promotion: 'Promotion',
  target: undefined,
  turnover: 'Turnover',
  'user-sale': 'Order',
} as const;
type List = keyof typeof LISTS;
const NAMES = Object.keys(LISTS) as List[];

const definitionOf = (list: List) => {
  const definition = definitions.get(list);
  if (!definition) throw new Error(`No resource is called ${list}`);
  return definition;
};
const listOf = (name: List): Promise<ListDescription> => {
  const found = Object.entries(lists).find(([path]) => path.includes(`/${name}.list.`))?.[1];
  if (!found) throw new Error(`No list is called ${name}`);
  return found();
};

const exported = async (name: List, kind: ExportKind, language: Language): Promise<Blob> => {
  const definition = definitionOf(name);
  const { columns, file } = await listOf(name);
  const { translate } = createI18nProvider(language, consoleCatalogue[language]);
  const locale = language === 'it' ? 'it-IT' : 'en-US';
  vi.mocked(saveFile).mockClear();
  await writeListFile(kind, {
    definition,
    definitions,
    meta: undefined,
    provider: wire.provider,
    list: {
      columns,
      ...(file && { file }),
      sort: { field: 'id', order: 'ASC' },
      // Thousands of turnovers take their time, and differ in their amounts only.
      filterValues: name === 'turnover' ? { month: 9 } : {},
    },
    translate: translate as never,
    formats: {
      ...numberFormats(locale),
      ...dateFormats(locale),
      ...relativeTimeFormats(locale),
    },
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  return vi.mocked(saveFile).mock.lastCall?.[0] as Blob;
};

/** Values that spreadsheets like to change. */
const makeHard = () => {
  const { store } = wire.backend;
  const put = (collection: string, at: number, fields: Record<string, unknown>) => {
    const row = store.rows(collection)[at];
    if (row) store.replace(collection, { ...row, ...fields });
  };
  const [customer] = store.rows('customers');
  const hard = { ...customer, code: '00123', email: 'hard@example.com', p_iva: '01234567897' };
  store.insert('customers', { ...hard, _id: 'f'.repeat(24), business_name: '=1+1;"Bar", Ugo' });
  put('customers', 1, { business_name: 'Caffè\nÈ più’ –' });
  put('customers', 2, { business_name: "'=Rossi'" });
  put('customers', 3, { business_name: '-Luna' });
  put('locations', 0, { telephone: '+39 02 1234567', fax: '02 1234567', whatsapp: '1-2 x' });
  put('locations', 1, { fax: '02/1234567', address: 'Via 20 Settembre,\n1', town: '@Monza' });
  put('locations', 2, { telephone: '0212345678', fax: '+393331234567' });
  put('bousers', 0, { telephone: '+39 06 12345678', firstname: '@nna' });
  put('groups', 0, { group_code: '007', group_name: 'TRUE' });
  // To an English spreadsheet DEC-01 is the first of December: no CSV file keeps it.
  for (const order of store.rows('orders')) {
    const lines = (order.lines as { sku: string }[]).map((line) => ({
      ...line,
      sku: line.sku.replace('DEC-01', 'DECAF-01'),
    }));
    store.replace('orders', { ...order, lines });
  }
  put('turnovers', 0, { amount: 1234.5 });
  put('turnovers', 1, { amount: 1234567 });
  put('turnovers', 2, { amount: 0.1 });
};

/** The cells of a file, as the import reads them. */
const rowsOf = async (path: string): Promise<string[][]> => {
  const options = { headerRow: 0, firstRow: 0 };
  const source = await openSource(new Blob([await readFile(path)]), options, () => false);
  if ('problem' in source) throw new Error(`${path}: ${source.problem}`);
  const rows: string[][] = [];
  for await (const { batch } of readRows(source.csv, source.head)) {
    for (const start of batch.starts) {
      const cells = cellsOf(rowAt(batch, start));
      rows.push(unescapeCells(cells));
    }
  }
  return rows;
};

/** The fields that a file would change, once all that the check offers is fixed; and its errors. */
const changesOf = async (name: List, path: string): Promise<string[]> => {
  const format = formats[LISTS[name] ?? ''];
  if (!format) throw new Error(`${name} has no import`);
  const bench = createWorkbench(format);
  const columns = format.columns.map((column) => column.name);
  const { lines, isReadSingly } = format;
  const kind = {
    definitions,
    definition: definitionOf(name),
    columns,
    ...(lines && { lines }),
    ...(isReadSingly && { isReadSingly }),
  };
  const sink = {
    setConstraints: async (own: Parameters<typeof bench.setConstraints>[0]) =>
      bench.setConstraints(own),
    addCodes: async (...page: Parameters<typeof bench.addCodes>) => bench.addCodes(...page),
    addRecords: async (...page: Parameters<typeof bench.addRecords>) => bench.addRecords(...page),
  };
  const read = createLookupReader(kind, sink);
  const { signal } = new AbortController();
  expect(await read({ provider: wire.provider, signal })).toEqual([]);
  const head = await bench.open(new Blob([await readFile(path)]), {}, columns);
  if ('problem' in head) throw new Error(`${name}: ${head.problem}`);
  let state = await bench.check(head.header, () => undefined);
  for (const warning of state.warnings)
    if (warning.becomes !== undefined) state = bench.fix(warning);
  expect(state.rows).toBeGreaterThan(0);
  expect(state.outcome.added).toBe(0);
  return [
    ...bench.issues(null, 0, 1_000).map(({ text, message }) => `${text}: ${message}`),
    ...bench
      .changes(0, 1_000)
      .flatMap(({ fields }) => fields.map(({ before, after }) => `${before} → ${after}`)),
  ];
};

/** A cell by its meaning: numbers, days and moments to the minute are written in several ways. */
const meaningOf = (language: Language) => {
  const amount = createTextReader(language === 'it' ? 'comma' : 'point');
  const day = createTextReader(language === 'it' ? 'dmy' : 'mdy');
  return (cell: string): string => {
    const text = cell.trim();
    const [, date = '', hour = '', minute = '', half = ''] = MOMENT.exec(text) ?? [];
    if (date) {
      const late = half === 'PM' ? 12 : 0;
      const at = half ? (Number(hour) % 12) + late : Number(hour);
      return `${day(date) ?? date} ${at}:${minute}`;
    }
    const number = Number(WIRE.test(text) ? text : amount(text));
    return day(text) ?? (Number.isNaN(number) ? text : String(number));
  };
};
const WIRE = /^-?\d+(\.\d+)?$/;
const MOMENT = /^([\d/-]+)[ T](\d+):(\d\d)(?::\d\d)?(?: (AM|PM))?$/;

const differences = (before: string[][], after: string[][], language: Language): string[] => {
  const meaning = meaningOf(language);
  expect(after).toHaveLength(before.length);
  return before.flatMap((row, at) =>
    row.flatMap((cell, column) => {
      const other = after[at]?.[column] ?? '';
      // A text that is a number keeps its zeros and its sign.
      const isSame = ZEROS.test(cell) ? cell === other : meaning(cell) === meaning(other);
      return isSame ? [] : `${cell} → ${other}`;
    }),
  );
};
const ZEROS = /^(\+|0)\d+$/;

type Opening = {
  language: Language;
  /** Saved as they are and opened alike, by one start of the program. */
  kinds: readonly ExportKind[];
  extension: 'csv' | 'xlsx';
  separator?: ',' | ';';
  forms: readonly Form[];
};

const CSV = { extension: 'csv', forms: ['ods', 'csv'] } as const;
const XLSX = {
  kinds: ['data_sheet', 'sheet'],
  extension: 'xlsx',
  forms: ['xlsx', 'ods', 'csv'],
} as const;
const OPENINGS: readonly Opening[] = [
  { language: 'it', kinds: ['data'], separator: ',', ...CSV },
  { language: 'it', kinds: ['shown'], separator: ';', ...CSV },
  { language: 'en', kinds: ['data', 'shown'], separator: ',', ...CSV },
  { language: 'it', ...XLSX },
  { language: 'en', ...XLSX },
];

/** A spreadsheet takes these for numbers in any CSV file: only an .xlsx can say that they are texts. */
const lostByCsv = (cell: string) => ZEROS.test(cell);

describe.skipIf(!soffice)(
  `lists through LibreOffice${soffice ? '' : ' (skipped: it is not installed)'}`,
  () => {
    beforeAll(makeHard);

    test.each(
      OPENINGS.map((opening) => [opening.kinds.join(' and '), opening.language, opening] as const),
    )(
      '%s, in the language %s',
      async (_kinds, language, { kinds, extension, separator, forms }) => {
        const office = await openLibreOffice(soffice ?? '', language);
        onTestFinished(office.close);
        const files = kinds.flatMap((kind) =>
          NAMES.map((name) => ({
            kind,
            name,
            path: join(office.folder, `${name}-${kind}.${extension}`),
          })),
        );
        for (const { kind, name, path } of files) {
          const file = await exported(name, kind, language);
          await writeFile(path, Buffer.from(await file.arrayBuffer()));
        }
        const paths = files.map(({ path }) => path);
        const saved = await office.save(paths, forms, separator);
        for (const form of forms) {
          const differing: Record<string, string[]> = {};
          for (const [at, { kind, name, path }] of files.entries()) {
            const after = saved[form][at] ?? '';
            const isImport = kind.startsWith('data') && LISTS[name] !== undefined;
            const found = isImport
              ? await changesOf(name, after)
              : differences(await rowsOf(path), await rowsOf(after), language);
            const real =
              extension === 'csv'
                ? found.filter((cell) => !lostByCsv(cell.split(' → ')[0] ?? ''))
                : found;
            if (real.length > 0) differing[`${name}, as ${kind}`] = real.slice(0, 5);
          }
          expect({ form, differing }).toEqual({ form, differing: {} });
        }
      },
      120_000,
    );
  },
);
