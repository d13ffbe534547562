import { expect, it, test } from 'vitest';
import type { ImportFormats } from '@/core/imports';
import { loadFileWords } from '@/imports/read/column-labels';
import { otherKindsOf } from '@/imports/read/kind-of-file';
import { createWorkbench } from '@/imports/bench/workbench';
import { formats as targetFormats } from '@/resources/target/target.import';
import { RECORD_TYPES, type RecordType } from '@/imports/read/record-types';

const files = import.meta.glob<ImportFormats>('../../src/resources/*/*.import.ts', {
  eager: true,
  import: 'formats',
});
const formats: ImportFormats = Object.assign({}, ...Object.values(files)) as ImportFormats;
const { ofColumn } = await loadFileWords();

const kinds = Object.fromEntries(
  (Object.keys(RECORD_TYPES) as RecordType[]).map((type) => [
    type,
    {
      key: formats[type]?.key ?? [],
      columns: (formats[type]?.columns ?? []).map(({ name }) => ({
        name,
        labels: ofColumn(RECORD_TYPES[type], name),
      })),
    },
  ]),
);

const headerOf = (type: string) => formats[type]?.columns.map(({ name }) => name) ?? [];
const MILESTONES = ['threshold', 'reward_type'];

it.each(Object.keys(RECORD_TYPES))('a file of %s is told from all others', (type) => {
  for (const taken of Object.keys(RECORD_TYPES) as RecordType[]) {
    const { looksLike } = otherKindsOf(headerOf(type), taken, kinds);
    expect([taken, looksLike]).toEqual([taken, taken === type ? undefined : type]);
  }
});

it.each([
  ['in Italian', ['Cliente', 'Agente', 'Azienda', 'Sede', 'Anno', 'Mese', 'Importo'], 'Turnover'],
  ['of no kind', ['a', 'b', 'c'], undefined],
  ['of its own with more columns', [...headerOf('Target'), 'note', 'colore'], undefined],
])('a file of targets with columns %s', (_, header, expected) => {
  expect(otherKindsOf(header, 'Target', kinds).looksLike).toBe(expected);
});

test('milestones in a file of targets are reported, and extracted with their own columns', async () => {
  const header = [...headerOf('Target'), ...MILESTONES];
  expect(otherKindsOf(header, 'Target', kinds)).toEqual({
    alsoHolds: { kind: 'RewardTarget', columns: [0, 3, 7, 8] },
  });
  const bench = createWorkbench(targetFormats.Target ?? expect.fail('No targets'));
  const text = `${header.join()}\nC1,A,B,2026,Annuale,12000,0,"10.000,00",prize\nC2,A,B,2026,Annuale,9000,0,,\n`;
  await bench.open(new Blob([text]), {});
  await bench.check(headerOf('Target'), () => undefined);
  expect(await bench.part({ kept: [0, 3, 7, 8], telling: [7, 8] }).text()).toBe(
    'customer_code,year,threshold,reward_type\r\nC1,2026,"10.000,00",prize\r\n',
  );
});
