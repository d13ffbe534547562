import { describe, expect, it } from 'vitest';
import { joinListSearch, splitListSearch } from '@/kit/links/list-params';

describe('the query of a list', () => {
  it.each([
    ['', '', ''],
    ['?page=2&sort=code', '?page=2&sort=code', ''],
    ['?edit=5', '', '?edit=5'],
    ['?create', '', '?create'],
    [
      '?filter=%7B%22q%22%3A%22a%22%7D&edit=5&perPage=25',
      '?filter=%7B%22q%22%3A%22a%22%7D&perPage=25',
      '?edit=5',
    ],
  ])('%s in two', (search, list, rest) => {
    expect(splitListSearch(search)).toEqual({ list, rest });
  });

  it.each([
    ['?page=2', '?edit=5', '?page=2&edit=5'],
    ['', '?create', '?create'],
    ['?page=2', '', '?page=2'],
    ['', '', ''],
  ])('%s and %s in one', (list, rest, search) => {
    expect(joinListSearch(list, rest)).toBe(search);
  });
});
