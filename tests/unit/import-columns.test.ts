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
  const columns = await columnsOf('Location');
  expect(mapColumns(['Codice', 'Nome', heading], columns)).toEqual(['code', 'name', column]);
});

test.each([
  ['a week in figures', ['0 09:00-18:00|1 09:00-18:00', '', '6 9:00 - 13:00'], 'opening'],
  ['words', ['Lun-Ven 8:30-12:30', '0 09:00-18:00'], 'business_hours'],
  ['nothing', ['', ''], 'business_hours'],
])('a column “Orari” with %s is matched by its values', async (_, texts, column) => {
  const columns = await columnsOf('Location');
  const rows = texts.map((text) => [text]);
  expect(mapColumns(['Orari'], columns, {}, rows)).toEqual([column]);
  expect(mapColumns(['Orari'], columns, { orari: 'town' }, rows)).toEqual(['town']);
});

test.each([
  ['Customer', 'Cod. cliente;Rag. soc.;P.IVA;Cod. agente', 'code business_name p_iva agent_code'],
  ['Customer', 'Codice cliente;Codice agente;Filiale', 'code agent_code location_code'],
  ['Customer', 'Customer ID;Ditta;Posta elettronica;Attivo?', 'code business_name email status'],
  ['Customer', 'Venditore;Branch;Active', 'agent_code location_code status'],
  ['Company', 'Cod. azienda;Ragione sociale', 'company_code company_name'],
  ['Company', 'Cod. azienda;Ditta', 'company_code company_name'],
  ['BoUser', 'Posta elettronica;Branch;Attivo?', 'email location_code status'],
  ['Turnover', 'Sales rep;Branch;Customer ID', 'agent_code location_code customer_code'],
  ['BoUser', 'Matricola;Nome;Cognome;Cell.', 'code firstname surname telephone'],
  ['Target', 'Cod. cliente;Anno;Realizzato', 'customer_code year achieved_value'],
  ['RewardTarget', 'Cliente;Soglia;Tipo premio', 'customer_code threshold reward_type'],
  ['Turnover', 'Codice cliente;Mese;Fatturato', 'customer_code month amount'],
  ['Order', 'N° vendita;Cliente;Q.tà;Importo', 'code customer_code quantity amount'],
  ['Order', 'Numero ordine;Data ordine;Tot. ordine', 'code date total'],
  ['Order', 'Numero;Cliente;Quantità', 'code customer_code quantity'],
  ['Order', 'N.;Data;Importo', 'code date amount'],
  ['Order', 'Numero vendita;Totale', 'code total'],
  ['Order', 'N. documento;Totale', 'code total'],
  ['Order', 'Number;Customer;Quantity', 'code customer_code quantity'],
  ['Promotion', 'Cod. promozione;Nome;Dal;Al', 'code title start_date end_date'],
])('%s: the headings of spreadsheets are known: %s', async (recordType, headings, names) => {
  expect(mapColumns(headings.split(';'), await columnsOf(recordType))).toEqual(names.split(' '));
});

test.each([
  ['Order', 'Cod. cliente;Cliente', 'customer_code customer_name'],
  ['Order', 'Cliente;Codice cliente', 'customer_name customer_code'],
  ['Order', 'Codice;Cliente;Agente;Agente (codice)', 'code customer_code - agent_code'],
  ['Order', 'Customer ID;Customer;Customer name', 'customer_code - customer_name'],
  ['Order', 'Numero;Codice;Cliente', '- code customer_code'],
  ['Order', 'N.;Numero ordine;Cliente', '- code customer_code'],
  ['Order', 'Numero art.;Cliente;Numero', '- customer_code code'],
  ['Order', 'Customer;customer_code;Cod. cliente', 'customer_name customer_code -'],
  [
    'Turnover',
    'Codice;Cliente;Cod. Agente;Agente;Cod. Azienda;Azienda;Cod. sede;Sede',
    'customer_code - agent_code - company_code - location_code -',
  ],
  ['Turnover', 'Cliente;Agente;Azienda', 'customer_code agent_code company_code'],
  ['Location', 'Codice;Nome;Cod. azienda;Azienda', 'code name company_code -'],
])('%s: a code is read from its own column, not from the name beside it: %s', async (...given) => {
  const [recordType, headings, names] = given;
  const mapped = mapColumns(headings.split(';'), await columnsOf(recordType));
  expect(mapped.map((name) => name ?? '-')).toEqual(names.split(' '));
});

test('a town is no firm: short words are not similar by chance', async () => {
  expect(mapColumns(['Codice', 'Città'], await columnsOf('Customer'))).toEqual(['code', null]);
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

/** The columns of a kind of file with their labels, as a file is matched with them. */
async function columnsOf(recordType: string) {
  const { ofColumn } = await loadFileWords();
  const resource = RECORD_TYPES[recordType as keyof typeof RECORD_TYPES];
  return (formats[recordType]?.columns ?? []).map(({ name, aliases = [], form }) => ({
    name,
    form,
    labels: [...ofColumn(resource, name), ...aliases],
  }));
}
