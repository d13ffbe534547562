import { expect, test } from 'vitest';
import type { ImportFormat } from '@/core/imports';
import { createWorkbench } from '@/imports/workbench/workbench';
import { importAddress, kindShown, KINDS } from '@/imports/panel/import-address';
import { importRecord } from '@/resources/import-record/import-record.definition';
import { formats as promotionFormats } from '@/resources/promotion/promotion.import';
import { formats as locationFormats } from '@/resources/location/location.import';

const LIVE = [
  { code: 'MIL', name: 'Milano Centro', town: 'Milano', latitude: 45.46, fax: '' },
  { code: 'TOR', name: 'Torino', town: 'Torino', latitude: 45.07, fax: '011 1' },
];

const open = async (rows: readonly string[]) => {
  const workbench = createWorkbench(locationFormats.Location as ImportFormat);
  workbench.addRecords(LIVE, true);
  workbench.nameBy(['name']);
  const head = await workbench.open(new Blob([rows.join('\n')]), {});
  if ('problem' in head) throw new Error(head.problem);
  await workbench.check([...head.header], () => undefined);
  return workbench;
};

test('the changes of a file are listed field by field, before and after, with the name of the record', async () => {
  const workbench = await open([
    'code,name,town,latitude,fax',
    'MIL,Milano Centro,Milano,45.46,',
    'TOR,Torino Porta Nuova,Torino,45.070,011 2',
    'MIL,M,Milano,45.46,',
  ]);
  expect(workbench.changes(0, 10)).toEqual([
    {
      row: 1,
      line: 3,
      code: 'TOR',
      name: 'Torino',
      fields: [
        {
          column: 'name',
          before: 'Torino',
          after: 'Torino Porta Nuova',
          typed: 'Torino Porta Nuova',
        },
        { column: 'fax', before: '011 1', after: '011 2', typed: '011 2' },
      ],
      values: { name: 'Torino Porta Nuova', fax: '011 2' },
    },
  ]);
});

test('the cells of a change are read: quotas of a promotion one by one', async () => {
  const workbench = createWorkbench(promotionFormats.Promotion as ImportFormat);
  workbench.addRecords([{ code: 'P', company_quotas: [{ company_code: 'A', quota: 5 }] }], true);
  const head = await workbench.open(new Blob(['code,company_quotas\nP,A:10|B:0']), {});
  if ('problem' in head) throw new Error(head.problem);
  await workbench.check([...head.header], () => undefined);
  expect(workbench.changes(0, 1)[0]?.values).toEqual({
    company_quotas: [
      { company_code: 'A', quota: '10' },
      { company_code: 'B', quota: '0' },
    ],
  });
});

test('a record is named where the file has no name, and pages go on', async () => {
  const workbench = await open(['code,town', 'MIL,Monza', 'TOR,Moncalieri']);
  expect(workbench.changes(1, 10).map(({ code, name }) => [code, name])).toEqual([
    ['TOR', 'Torino'],
  ]);
  expect(workbench.changes(0, 1).map(({ code }) => code)).toEqual(['MIL']);
});

test('an error names its record', async () => {
  const workbench = await open(['code,name,latitude', 'MIL,Milano Centro,120']);
  expect(workbench.issues(null, 0, 10)).toMatchObject([
    { line: 2, column: 'latitude', code: 'MIL', name: 'Milano Centro' },
  ]);
});

test('every kind of file has an address, which shows it', () => {
  const shown = KINDS.map((kind) => {
    const address = importAddress(importRecord, kind) ?? '';
    const [path = '', tab = null] = address.split('?tab=');
    return kindShown(path.split('/').at(-1) ?? '', tab);
  });
  expect(shown).toEqual(KINDS);
  expect(kindShown('Company', 'RewardTarget')).toBe('Company');
  expect(kindShown('Target', 'nothing')).toBe('Target');
});

/** Line and column of the cells with an error. */
const cellsWith = (workbench: Awaited<ReturnType<typeof open>>, error: string) =>
  workbench
    .issues(null, 0, 100)
    .filter(({ message }) => message === error)
    .map(({ line, column }) => [line, column]);

test('a number that a spreadsheet has rounded is an error in every column', async () => {
  const workbench = await open([
    'code,telephone,latitude,fax,name',
    'N1,3.93331E+11,45,1e3-B,"Sede E+1"',
    'N2,+39 02 1234567,4.5E+1,,Sede 2E5x',
    'N3,4E+11,45,2E+3,',
  ]);
  expect(cellsWith(workbench, 'imports.check.rounded')).toEqual([
    [2, 'telephone'],
    [3, 'latitude'],
    [4, 'telephone'],
  ]);
});

test('a formula that failed in the spreadsheet is an error in every column', async () => {
  const workbench = await open([
    'code,telephone,latitude,fax,name',
    'N1,#N/D,#DIV/0!,#1,#REF! A',
    'N2,,45,Err:522,#VALORE!',
  ]);
  expect(cellsWith(workbench, 'imports.check.failed_formula')).toEqual([
    [2, 'latitude'],
    [2, 'telephone'],
    [3, 'name'],
    [3, 'fax'],
  ]);
});

test('rows shorter than the header are counted, with the line of the first', async () => {
  const short = await open(['code,town,fax', 'N1,Roma,', 'N2,Bari', 'N3']);
  expect(short.state().short).toEqual({ rows: 2, line: 3 });
  expect((await open(['code,town', 'N1,Roma', 'N2,'])).state().short).toBeUndefined();
});
