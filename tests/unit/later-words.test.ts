import { expect, it } from 'vitest';
import { LOCALES } from '@/core/constants';
import { catalogues } from '@/i18n/catalogues';
import { consoleCatalogue } from '@/i18n/console-catalogue';
import { addWords, createI18nProvider } from '@/providers/preferences/i18n-provider';

it('words that are fetched later are added to those of their language', () => {
  const italian = createI18nProvider('it', { list: { title: 'Elenco' } });
  const english = createI18nProvider('en', { list: { title: 'List' } });
  expect(italian.translate('imports.title', { _: '' })).toBe('');
  addWords('it', { imports: { title: '%{count} righe' } });
  expect(italian.translate('imports.title', { count: 3 })).toBe('3 righe');
  expect(italian.translate('list.title')).toBe('Elenco');
  expect(english.translate('imports.title', { _: '' })).toBe('');
  expect(createI18nProvider('it', {}).translate('imports.title', { count: 4 })).toBe('4 righe');
});

it.each(LOCALES)(
  'the words of the login and those fetched after it are all words: %s',
  async (locale) => {
    const { imports: _, ...words } = consoleCatalogue[locale];
    expect(await catalogues[locale]()).toEqual(words);
    const { default: fetched } = await (locale === 'it'
      ? import('virtual:catalogue/it')
      : import('virtual:catalogue/en'));
    expect(Object.keys(words).filter((key) => !(key in fetched))).toEqual([
      'product',
      'preferences',
      'account',
    ]);
  },
);
