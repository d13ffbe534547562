import { expect, it } from 'vitest';
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
