import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nContextProvider } from 'react-admin';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { expect, it } from 'vitest';
import { consoleCatalogue } from '@/i18n/console-catalogue';
import { createWorkbench } from '@/imports/workbench/workbench';
import { packMessage } from '@/core/validation-messages';
import { useIssueWords } from '@/imports/check/useIssueWords';
import { useLineWords } from '@/imports/correct/useLineWords';
import { describeFormat } from '@/imports/read/format-info';
import { useCellText } from '@/imports/read/useCellText';
import { formats as customerFormats } from '@/resources/app-user/app-user.import';
import { formats as companyFormats } from '@/resources/company/company.import';
import { formats as promotionFormats } from '@/resources/promotion/promotion.import';
import { formats as turnoverFormats } from '@/resources/turnover/turnover.import';

const HEADER = 'customer_code;agent_code;company_code;location_code;year;month;amount';

const formats = {
  ...companyFormats,
  ...customerFormats,
  ...promotionFormats,
  ...turnoverFormats,
};

const inLocale = <Result,>(locale: 'it' | 'en', useResult: () => Result): Result => {
  const i18n = polyglotI18nProvider(() => consoleCatalogue[locale] as never, locale);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nContextProvider value={i18n}>{children}</I18nContextProvider>
  );
  return renderHook(useResult, { wrapper }).result.current;
};

const wordsIn = (locale: 'it' | 'en') => inLocale(locale, useIssueWords);

/** The messages for the year and the amount of a turnover. */
const messagesOf = async (year: string, amount: string): Promise<string[]> => {
  const bench = createWorkbench(formats.Turnover ?? expect.fail('No turnovers'));
  const text = `${HEADER}\nC1;A;K;L;${year};9;${amount}`;
  const head = await bench.open(new Blob([text]), { separator: ';', quoting: 'double' });
  if ('problem' in head) throw new Error(head.problem);
  const { kinds } = await bench.check(head.header, () => undefined);
  return kinds.map(({ message }) => message);
};

it.each([
  ['2026', 'molto', ['Inserisci un importo, per esempio 1.234,56']],
  ['2026', '-', ['Inserisci un importo, per esempio 1.234,56']],
  ['2026', '', ['Campo obbligatorio']],
  ['2026', '2000000000', ['Inserisci un numero da -1.000.000.000 a 1.000.000.000']],
  ['1899', '1', ['Inserisci un numero da 1900 a 2100']],
])('year %s, amount %j: %j', async (year, amount, expected) => {
  const words = wordsIn('it');
  const messages = await messagesOf(year, amount);
  expect(messages.map((message) => words(message))).toEqual(expected);
});

it.each([
  ['it', 'active (Attivo), deactivated (Disattivato)'],
  ['en', 'active (Active), deactivated (Deactivated)'],
] as const)('%s: allowed values are written with their labels', (locale, shown) => {
  const message = packMessage('imports.check.one_of', { values: 'active, deactivated' });
  const line = { column: 'status', detail: '', message };
  expect(lineWordsIn(locale, 'Customer')(line).split(': ').at(-1)).toBe(shown);
});

it('large bounds are written as the language writes numbers', async () => {
  const [message = ''] = await messagesOf('2026', '2000000000');
  expect(wordsIn('en')(message)).toBe('Enter a number from -1,000,000,000 to 1,000,000,000');
});

const lineWordsIn = (locale: 'it' | 'en', recordType: keyof typeof formats & string) => {
  const info = describeFormat(formats[recordType] ?? expect.fail('No such kind'));
  return inLocale(locale, () => useLineWords(recordType, useCellText(recordType, info)));
};

it.each([
  ['it', 'Turnover', 'amount', '374.4', 'Obbligatorio. Valore attuale: 374,40\u00a0€'],
  ['en', 'Customer', 'status', 'active', 'Required. Current value: Active'],
  ['it', 'Customer', 'email', 'a.b@x.it', 'Obbligatorio. Valore attuale: a.b@x.it'],
  [
    'it',
    'Promotion',
    'recipients',
    'customers|agents',
    'Obbligatorio. Valore attuale: Clienti, Agenti',
  ],
  [
    'it',
    'Company',
    'logo',
    'data:image/png;base64,iVBORw0KGgo=',
    'Obbligatorio. Valore attuale: immagine',
  ],
] as const)('%s: the value that a blank cell lacks is shown as in lists: %s, %s', (...row) => {
  const [locale, recordType, column, detail, shown] = row;
  const line = { column, detail, message: 'imports.check.blank' };
  expect(lineWordsIn(locale, recordType)(line)).toBe(shown);
});

/** The errors of repeated records: the row, the column to correct and the error's words. */
const repeatsIn = async (
  recordType: keyof typeof formats & string,
  lines: readonly string[],
  locale: 'it' | 'en',
  mapping?: (string | null)[],
) => {
  const bench = createWorkbench(formats[recordType] ?? expect.fail('No such kind'));
  const head = await bench.open(new Blob([lines.join('\n')]), {
    separator: ';',
    quoting: 'double',
  });
  if ('problem' in head) throw new Error(head.problem);
  await bench.check(mapping ?? head.header, () => undefined);
  const words = lineWordsIn(locale, recordType);
  return bench
    .issues(null, 0, 100)
    .filter(({ repeats }) => repeats)
    .map((line) => [line.line, line.column, words(line)]);
};

it('a repeated turnover names the row it repeats and what differs, as in the file', async () => {
  const lines = [
    HEADER,
    'C1;A;K;L;2026;9;1.299,36',
    'C2;A;K;L;2026;9;1',
    'C1;A;K;L;2026;09;777,00',
    'C2;A;K;L;2026;09; 1',
  ];
  expect(await repeatsIn('Turnover', lines, 'it')).toEqual([
    [4, 'month', 'La riga 2 ha Importo 1.299,36, questa 777,00'],
    [5, 'month', 'Identica alla riga 3'],
  ]);
  const english = await repeatsIn('Turnover', [...lines, 'C2;B;K;L;2026;9;'], 'en');
  expect(english.map(([, , words]) => words)).toEqual([
    'Row 2 has Amount 1.299,36, this one 777,00',
    'Identical to row 3',
    'Row 3 has Agent A, this one B; Amount 1, this one –',
  ]);
});

it('a column that is not sent may tell two rows apart', async () => {
  const lines = ['code;email;Fattura', 'C1;a@x.it;17', 'C1;a@x.it;18'];
  expect(await repeatsIn('Customer', lines, 'it', ['code', 'email', null])).toEqual([
    [3, 'code', 'La riga 2 ha Fattura 17, questa 18'],
  ]);
});

it('a repeated customer names the row with the same code', async () => {
  expect(await repeatsIn('Customer', ['code;email', 'C1;a@x.it', 'C1;b@x.it'], 'it')).toEqual([
    [3, 'code', 'La riga 2 ha Email a@x.it, questa b@x.it'],
  ]);
});

it.each([
  ['it', ['Serve un valore per ogni sede', 'Serve un valore per ogni agente']],
  ['en', ['Needs one value per location', 'Needs one value per agent']],
] as const)('%s: a list with fewer items than another says which one', async (locale, shown) => {
  const bench = createWorkbench(formats.Customer ?? expect.fail('No customers'));
  const lines = [
    'code;p_iva;business_name;email;company_code;location_code;agent_code',
    'C1;01234567897;Bar;a@x.it;A;L|M;G|H',
    'C2;01234567897;Bar;b@x.it;A|B;L|M;G|H|I',
    'C3;01234567897;Bar;c@x.it;A;;G|H',
  ];
  const head = await bench.open(new Blob([lines.join('\n')]), {});
  if ('problem' in head) throw new Error(head.problem);
  await bench.check(head.header, () => undefined);
  const words = lineWordsIn(locale, 'Customer');
  const found = bench.issues(null, 0, 9).map((line) => [line.line, line.column, words(line)]);
  expect(found).toEqual([
    [2, 'company_code', shown[0]],
    [3, 'company_code', shown[1]],
    [3, 'location_code', shown[1]],
    [4, 'location_code', wordsIn(locale)('validation.required')],
    [4, 'company_code', shown[1]],
  ]);
});
