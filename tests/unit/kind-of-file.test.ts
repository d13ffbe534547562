import { expect, it, test } from 'vitest';
import type { ImportFormats } from '@/core/imports';
import { loadFileWords } from '@/imports/read/column-labels';
import { otherKindsOf } from '@/imports/read/kind-of-file';
import { createWorkbench } from '@/imports/workbench/workbench';
import { formats as targetFormats } from '@/resources/target/target.import';
import { RECORD_TYPES, type RecordType } from '@/imports/read/record-types';

const files = import.meta.glob<ImportFormats>('../../src/resources/*/*.import.ts', {
  eager: true,
  import: 'formats',
});
const formats: ImportFormats = Object.assign({}, ...Object.values(files)) as ImportFormats;
const { ofColumn } = await loadFileWords();

const labelled = (type: RecordType, name: string) => ({
  name,
  labels: ofColumn(RECORD_TYPES[type], name),
});

const kinds = Object.fromEntries(
  (Object.keys(RECORD_TYPES) as RecordType[]).map((type) => [
    type,
    {
      key: formats[type]?.key ?? [],
      columns: (formats[type]?.columns ?? []).map(({ name }) => labelled(type, name)),
      lines: formats[type]?.lines === undefined ? undefined : labelled(type, formats[type].lines),
    },
  ]),
);

const headerOf = (type: string) => formats[type]?.columns.map(({ name }) => name) ?? [];
const MILESTONES = ['threshold', 'reward_type'];

it.each(Object.keys(RECORD_TYPES))('a file of %s is told from all others', (type) => {
  for (const taken of Object.keys(RECORD_TYPES) as RecordType[]) {
    const { looksLike } = otherKindsOf({ header: headerOf(type), rows: [] }, taken, kinds);
    expect([taken, looksLike]).toEqual([taken, taken === type ? undefined : type]);
  }
});

it.each([
  ['in Italian', ['Cliente', 'Agente', 'Azienda', 'Sede', 'Anno', 'Mese', 'Importo'], 'Turnover'],
  ['of no kind', ['a', 'b', 'c'], undefined],
  ['of its own with more columns', [...headerOf('Target'), 'note', 'colore'], undefined],
])('a file of targets with columns %s', (_, header, expected) => {
  expect(otherKindsOf({ header, rows: [] }, 'Target', kinds).looksLike).toBe(expected);
});

test('milestones in a file of targets are reported, and extracted with their own columns', async () => {
  const header = [...headerOf('Target'), ...MILESTONES];
  expect(otherKindsOf({ header, rows: [] }, 'Target', kinds)).toEqual({
    includedKind: { kind: 'RewardTarget', columns: [0, 3, 7, 8] },
  });
  const bench = createWorkbench(targetFormats.Target ?? expect.fail('No targets'));
  const text = `${header.join()}\nC1,A,B,2026,Annuale,12000,0,"10.000,00",prize\nC2,A,B,2026,Annuale,9000,0,,\n`;
  await bench.open(new Blob([text]), {});
  await bench.check(headerOf('Target'), () => undefined);
  expect(await bench.part({ kept: [0, 3, 7, 8], filled: [7, 8] }).text()).toBe(
    'customer_code,year,threshold,reward_type\r\nC1,2026,"10.000,00",prize\r\n',
  );
});

test.each([
  ['as an export of data writes them', '10000:gold_journey|12000.5:prize', true],
  ['none in the first rows', '', true],
  ['counted, as in the list', '1 di 3', false],
])('the column of milestones: %s', (_, cell, isOffered) => {
  const header = [...headerOf('Target'), 'Traguardi'];
  const rows = [[...headerOf('Target').map(() => ''), cell]];
  const packed = { at: 7, names: ['threshold', 'reward_type'] };
  expect(otherKindsOf({ header, rows }, 'Target', kinds)).toEqual(
    isOffered ? { includedKind: { kind: 'RewardTarget', columns: [0, 3], packed } } : {},
  );
});

test('milestones in one cell become a row each, equal ones once', async () => {
  const bench = createWorkbench(targetFormats.Target ?? expect.fail('No targets'));
  const header = 'customer_code,year,period,milestones';
  const lines = [
    'C1,2026,H1,10000:gold_journey|12000.5:prize',
    'C1,2026,H2,10000:gold_journey',
    'C2,2026,H1,',
    'C3,2026,H1,9000',
  ];
  await bench.open(new Blob([[header, ...lines].join('\n')]), {});
  await bench.check(header.split(','), () => undefined);
  const part = bench.part({ kept: [0, 1], filled: [3], packed: ['threshold', 'reward_type'] });
  expect((await part.text()).trim().split('\r\n')).toEqual([
    'customer_code,year,threshold,reward_type',
    'C1,2026,10000,gold_journey',
    'C1,2026,12000.5,prize',
    'C3,2026,9000',
  ]);
});

test('milestones are found under names that only resemble those of the columns', () => {
  const header = ['Codice cliente', 'Anno', 'Obiettivo', 'Soglia', 'Premio'];
  expect(otherKindsOf({ header, rows: [] }, 'Target', kinds)).toEqual({
    includedKind: { kind: 'RewardTarget', columns: [0, 1, 3, 4] },
  });
});
