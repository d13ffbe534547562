import { describe, expect, it } from 'vitest';
import { translate } from '@/core/translate';

const messages = {
  name: 'Categoria |||| Categorie',
  rows: '%{smart_count} riga di %{total} |||| %{smart_count} righe di %{total}',
  page: { title: 'Ciao %{name}' },
  fields: { quota: 'Quota', 'quotas.quota': 'Quota di una', quotas: { name: 'Quote' } },
};

describe('a text of the catalogue', () => {
  it('is found by its path and filled with its options', () => {
    expect(translate(messages, 'page.title', { name: 'Anna' })).toBe('Ciao Anna');
    expect(translate(messages, 'page.title', { name: '$& %{name}' })).toBe('Ciao $& %{name}');
  });

  it('is no longer for what a backend sent: a screenful of it at most', () => {
    const text = translate(messages, 'page.title', { name: 'x'.repeat(1_000_000) });
    expect([text.length, text.at(-1)]).toEqual([2_006, '…']);
  });

  it('is found by a name with dots in it, beside a branch of the same name', () => {
    expect(translate(messages, 'fields.quotas.quota')).toBe('Quota di una');
    expect(translate(messages, 'fields.quotas.name')).toBe('Quote');
    expect(translate(messages, 'fields.quota')).toBe('Quota');
  });

  it.each([
    [0, 'Categorie'],
    [1, 'Categoria'],
    ['1', 'Categoria'],
    [1.5, 'Categorie'],
    [2, 'Categorie'],
  ])('has the form for %s', (smart_count, text) => {
    expect(translate(messages, 'name', { smart_count })).toBe(text);
  });

  it('counts and is filled at once', () => {
    expect(translate(messages, 'rows', { smart_count: 2, total: 9 })).toBe('2 righe di 9');
  });

  it('keeps both forms where nothing is counted, and a gap that nothing fills', () => {
    expect(translate(messages, 'name')).toBe('Categoria |||| Categorie');
    expect(translate(messages, 'page.title', { name: null })).toBe('Ciao %{name}');
  });

  it.each(['nothing', 'page', 'page.title.more', 'constructor', 'page.__proto__.toString', ''])(
    'that is not there (%j) reads as the fallback, else as its key',
    (key) => {
      expect(translate(messages, key)).toBe(key);
      expect(translate(messages, key, { _: '%{n} altro', n: 1 })).toBe('1 altro');
    },
  );
});
