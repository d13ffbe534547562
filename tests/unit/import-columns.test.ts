import { expect, test } from 'vitest';
import type { ImportFormat, ImportFormats } from '@/core/imports';
import { LOCALES } from '@/core/constants';
import { loadFileWords } from '@/imports/read/column-labels';
import { mapColumns } from '@/imports/read/column-mapping';
import { describeFormat } from '@/imports/read/format-info';
import { RECORD_TYPES } from '@/imports/read/record-types';

const files = import.meta.glob<ImportFormats>('../../src/resources/*/*.import.ts', {
  eager: true,
  import: 'formats',
});
const formats: ImportFormats = Object.assign({}, ...Object.values(files)) as ImportFormats;

test.each(Object.entries(RECORD_TYPES))(
  '%s: each column has a word of its own in each language',
  async (recordType, resource) => {
    const { ofColumn } = await loadFileWords();
    const labels = formats[recordType]?.columns.map(({ name }) => ofColumn(resource, name)) ?? [];
    for (const [at] of LOCALES.entries()) {
      const own = labels.map((each) => each[at]);
      expect(own).not.toContain(undefined);
      expect(new Set(own).size).toBe(own.length);
    }
  },
);

test('of an export for people the column of codes is taken, not the names beside it', async () => {
  const { ofColumn } = await loadFileWords();
  const columns = ['code', 'name', 'company_code'].map((name) => ({
    name,
    labels: ofColumn('location', name),
  }));
  expect(mapColumns(['Codice', 'Nome', 'Azienda (codice)', 'Azienda'], columns)).toEqual([
    'code',
    'name',
    'company_code',
    null,
  ]);
  expect(mapColumns(['Company', 'Company (code)'], columns)).toEqual([null, 'company_code']);
});

test.each([
  ['lat', 'latitude'],
  ['Latitudine', 'latitude'],
  ['Lat.', 'latitude'],
  ['lng', 'longitude'],
  ['LON', 'longitude'],
  ['Long.', 'longitude'],
  ['longitudine', 'longitude'],
  ['orari', 'business_hours'],
  ['Orario', 'business_hours'],
  ['Hours', 'business_hours'],
  ['Orario di apertura', 'opening'],
  ['Tel.', 'telephone'],
  ['Phone', 'telephone'],
  ['Via', 'address'],
  ['località', 'town'],
])('a column called %s in a file of locations is matched by itself', async (heading, column) => {
  const { ofColumn } = await loadFileWords();
  const columns = (formats.Location?.columns ?? []).map(({ name, aliases = [] }) => ({
    name,
    labels: [...ofColumn('location', name), ...aliases],
  }));
  expect(mapColumns(['Codice', 'Nome', heading], columns)).toEqual(['code', 'name', column]);
});

test('the allowed values of a field are read from its rules, for people who write files', () => {
  const valuesOf = (recordType: string) =>
    Object.fromEntries(
      describeFormat(formats[recordType] as ImportFormat)
        .columns.filter(({ values }) => values.length > 0)
        .map(({ name, values }) => [name, values.join(' ')]),
    );
  expect(valuesOf('BoUser')).toEqual({
    roles: 'admin company_manager area_manager site_manager agent',
    status: 'active deactivated',
  });
  expect(valuesOf('RewardTarget')).toEqual({
    reward_type: 'gold_journey platinum_journey prize super_prize',
  });
  expect(valuesOf('Turnover')).toEqual({ month: '1 2 3 4 5 6 7 8 9 10 11 12' });
});
