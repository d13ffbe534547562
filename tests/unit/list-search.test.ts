import { describe, expect, it } from 'vitest';
import { sanitizeListSearch } from '@/app/router/list-search';
import { target } from '@/resources/target/target.definition';

const query = (parameters: Record<string, string>) => `?${String(new URLSearchParams(parameters))}`;

describe('the query of a list, as an address has it', () => {
  it.each([
    [''],
    ['?create'],
    ['?edit=65ab&section=a%20b'],
    [query({ filter: '{"q":"a b","company_code":"C-1"}', order: 'DESC', sort: 'p_iva' })],
    [query({ displayedFilters: '{}', filter: '{}', page: '3', perPage: '1000', sort: '_id' })],
  ])('is left as it is: %s', (search) => {
    expect(sanitizeListSearch(search)).toBe(search);
  });

  it.each([
    ['page', ['0', '-3', 'abc', '1.5', '', '99999999999999999999']],
    ['perPage', ['0', '-1', '1001', '100000', 'x']],
    ['sort', ['<script>', 'a b&x=1', '']],
    ['order', ['FOO', 'asc', '']],
  ])('is read without a %s that the wire does not know', (name, values) => {
    for (const value of values) expect(sanitizeListSearch(query({ [name]: value }))).toBe('?');
    expect(sanitizeListSearch(`?open=1&${name}=${values[0]}`)).toBe('?open=1');
  });

  it('has one value a filter, and each is a text', () => {
    const filter = {
      q: 5,
      year: 2026,
      on: true,
      a: { b: 1 },
      list: ['x'],
      none: null,
      code: 'C-1',
    };
    expect(sanitizeListSearch(query({ filter: JSON.stringify(filter) }))).toBe(
      query({ filter: '{"q":"5","year":"2026","on":"true","code":"C-1"}' }),
    );
  });

  it('has the search and the filters of its list, read by the wire or by the console', () => {
    const filter = JSON.stringify({ q: 'a', pace: 'behind', year: '<b>', nonsense: '1' });
    expect(sanitizeListSearch(query({ filter }), target)).toBe(
      query({ filter: '{"q":"a","pace":"behind","year":"<b>"}' }),
    );
  });

  it.each(['{bad', '5', 'null', '[]', '"x"', ''])('has no filter where it says %s', (filter) => {
    expect(sanitizeListSearch(query({ filter }))).toBe(query({ filter: '{}' }));
  });

  it('counts the first of a repeated parameter', () => {
    expect(sanitizeListSearch('?page=2&page=3')).toBe('?page=2');
  });
});
