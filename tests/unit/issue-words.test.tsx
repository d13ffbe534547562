import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nContextProvider } from 'react-admin';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { expect, it } from 'vitest';
import { consoleCatalogue } from '@/i18n/console-catalogue';
import { createWorkbench } from '@/imports/bench/workbench';
import { useIssueWords } from '@/imports/check/useIssueWords';
import { formats } from '@/resources/turnover/turnover.import';

const HEADER = 'customer_code;agent_code;company_code;location_code;year;month;amount';

const wordsIn = (locale: 'it' | 'en') => {
  const i18n = polyglotI18nProvider(() => consoleCatalogue[locale] as never, locale);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nContextProvider value={i18n}>{children}</I18nContextProvider>
  );
  return renderHook(() => useIssueWords(), { wrapper }).result.current;
};

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
  expect((await messagesOf(year, amount)).map(words)).toEqual(expected);
});

it('large bounds are written as the language writes numbers', async () => {
  const [message = ''] = await messagesOf('2026', '2000000000');
  expect(wordsIn('en')(message)).toBe('Enter a number from -1,000,000,000 to 1,000,000,000');
});
