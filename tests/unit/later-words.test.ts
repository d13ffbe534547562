import { describe, expect, it } from 'vitest';
import { LOCALES } from '@/core/constants';
import type { MessageTree } from '@/core/messages';
import { catalogues } from '@/i18n/catalogues';
import { consoleCatalogue } from '@/i18n/console-catalogue';
import { LATE_PARTS } from '@/i18n/late-parts';
import { lateWords } from '@/i18n/late-words';
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

describe.each(LOCALES)('the words of %s', (locale) => {
  const first = structuredClone(consoleCatalogue[locale]) as Record<string, MessageTree>;
  const late: Record<string, MessageTree> = {};
  for (const part of LATE_PARTS) {
    const path = part.split('.');
    const name = path.pop() as string;
    const above = path.reduce((tree, key) => tree[key] as Record<string, MessageTree>, first);
    const { menu, ...words } = above[name] as Record<string, MessageTree>;
    late[part] = words;
    delete above[name];
    if (menu) above[name] = { menu };
  }

  it('are those of the login, those fetched after it, and the late ones', async () => {
    expect(await catalogues[locale]()).toEqual(first);
    for (const part of LATE_PARTS) {
      expect(late[part]).not.toEqual({});
      expect(await lateWords(part, locale)).toEqual({ [part]: late[part] });
    }
  });

  it('are not fetched twice', async () => {
    const { default: fetched } = await (locale === 'it'
      ? import('virtual:catalogue/it')
      : import('virtual:catalogue/en'));
    expect(Object.keys(first).filter((key) => !(key in fetched))).toEqual([
      'product',
      'preferences',
      'account',
    ]);
  });

  it('are found in every part', async () => {
    addWords(locale, await lateWords('imports', locale));
    addWords(locale, await lateWords('pages.builder', locale));
    const { translate } = createI18nProvider(locale, await catalogues[locale]());
    const builder = (consoleCatalogue[locale].pages as Record<string, MessageTree>).builder;
    expect(translate('pages.builder.reset')).toBe(builder?.reset);
    expect(translate('pages.builder.menu')).toBe(builder?.menu);
    expect(translate('imports.compare.changes.title', { _: '' })).not.toBe('');
  });
});
