import { describe, expect, it, vi } from 'vitest';
import { translate } from '@/account/translate';
import { accountMessages } from '@/i18n/account.messages';
import { accountRuleMessages } from '@/i18n/account-rules.messages';
import { accountScreensMessages } from '@/i18n/account-screens.messages';
import { createI18nProvider } from '@/providers/preferences/i18n-provider';

const messages = {
  name: 'Categoria |||| Categorie',
  rows: '%{smart_count} riga di %{total} |||| %{smart_count} righe di %{total}',
  page: { title: 'Ciao %{name}' },
};

const ofConsole = createI18nProvider('it', {
  ...messages,
  fields: { quota: 'Quota', 'quotas.quota': 'Quota di una', quotas: { name: 'Quote' } },
});

const readers = {
  'the console': ofConsole.translate,
  'the login': (key: string, options?: object) => translate(messages, key, { ...options }),
};

it.each([
  ['delete', 'Siete contenti?', 'Eliminare Siete contenti?'],
  ['delete', 'Siete contenti', 'Eliminare Siete contenti?'],
  ['sold', 'Rossi S.r.l.', 'Venduto a Rossi S.r.l. Altro: Rossi S.r.l.'],
  ['sold', 'Forza!', 'Venduto a Forza!. Altro: Forza!'],
  ['quoted', 'Siete contenti?', 'Eliminare «Siete contenti?»?'],
])('a mark that ends a value and the message’s own are one: %s, %s', (key, name, text) => {
  const { translate: read } = createI18nProvider('it', {
    delete: 'Eliminare %{name}?',
    sold: 'Venduto a %{name}. Altro: %{name}',
    quoted: 'Eliminare «%{name}»?',
  });
  expect(read(key, { name })).toBe(text);
});

it.each([
  ['it', '10.000 righe da 12.000,5 a 20.000 nel 2026'],
  ['en', '10,000 righe da 12,000.5 a 20,000 nel 2026'],
] as const)('numbers have the separators of the language: %s', (locale, text) => {
  const { translate: read } = createI18nProvider(locale, {
    rule: '%{smart_count} riga |||| %{smart_count} righe da %{min} a %{max} nel %{year}',
  });
  expect(read('rule', { smart_count: 10_000, min: 12_000.5, max: 20_000, year: 2026 })).toBe(text);
});

describe.each(Object.entries(readers))('a text that %s reads', (_, read) => {
  it('is found by its path and filled with its options', () => {
    expect(read('page.title', { name: 'Anna' })).toBe('Ciao Anna');
    expect(read('page.title', { name: '$& %{name}' })).toBe('Ciao $& %{name}');
  });

  it('is no longer for what a backend sent: a screenful of it at most', () => {
    const text = read('page.title', { name: 'x'.repeat(1_000_000) });
    expect([text.length, text.at(-1)]).toEqual([2_006, '…']);
  });

  it.each([
    [0, 'Categorie'],
    [1, 'Categoria'],
    [1.5, 'Categorie'],
    [2, 'Categorie'],
  ])('has the form for %s', (smart_count, text) => {
    expect(read('name', { smart_count })).toBe(text);
  });

  it('counts and is filled at once', () => {
    expect(read('rows', { smart_count: 2, total: 9 })).toBe('2 righe di 9');
  });

  it('keeps both forms where nothing is counted, and a gap that nothing fills', () => {
    expect(read('name')).toBe('Categoria |||| Categorie');
    expect(read('page.title', { name: null })).toBe('Ciao %{name}');
  });

  it.each(['nothing', 'page', 'page.title.more', 'constructor', 'page.__proto__.toString', ''])(
    'that is not there (%j) reads as its key',
    (key) => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      expect(read(key)).toBe(key);
    },
  );
});

describe('the console', () => {
  it('reads a name with dots in it, beside a branch of the same name', () => {
    expect(ofConsole.translate('fields.quotas.quota')).toBe('Quota di una');
    expect(ofConsole.translate('fields.quotas.name')).toBe('Quote');
    expect(ofConsole.translate('fields.quota')).toBe('Quota');
  });

  it('reads the fallback of a text that is not there', () => {
    expect(ofConsole.translate('nothing', { _: '%{n} altro', n: 1 })).toBe('1 altro');
  });

  it('offers both languages, in their own words', () => {
    expect(ofConsole.getLocales?.()).toEqual([
      { locale: 'it', name: 'Italiano' },
      { locale: 'en', name: 'English' },
    ]);
  });
});

it('reads every text of the login as the console does', () => {
  for (const locale of ['it', 'en'] as const) {
    for (const catalogue of [accountMessages, accountRuleMessages, accountScreensMessages]) {
      const words = catalogue[locale];
      const { translate: byConsole } = createI18nProvider(locale, words);
      const keys = keysOf(words);
      expect(keys).not.toEqual([]);
      for (const options of [{}, { smart_count: 1, email: 'a@b.it' }, { smart_count: 3 }])
        expect(keys.map((key) => translate(words, key, options))).toEqual(
          keys.map((key) => byConsole(key, options)),
        );
    }
  }
});

const keysOf = (tree: object, prefix = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? keysOf(value, `${prefix}${key}.`)
      : [prefix + key],
  );
