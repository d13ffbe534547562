import { expect, test } from 'vitest';
import { LINE_LENGTH, MAX_CODE_LENGTH } from '@/core/constants';
import { resources } from '@/resources/registry';
import { listLink } from '@/kit/links/list-link';

const customers = resources.find(({ name }) => name === 'app-user');

test.each([
  ['a code as long as any may be', { company_code: 'A'.repeat(MAX_CODE_LENGTH) }, true],
  ['what is longer than any code', { company_code: 'A'.repeat(MAX_CODE_LENGTH + 1) }, false],
  ['a search of a line', { q: 'a'.repeat(LINE_LENGTH) }, true],
  ['a search of a megabyte', { q: 'a'.repeat(1_000_000) }, false],
])('%s leads to a list or nowhere', (_name, filter, isAddress) => {
  if (!customers) throw new Error('There are no customers');
  const link = listLink(customers, filter);
  expect(link).toBe(
    isAddress ? `/app-user/list?${new URLSearchParams({ filter: JSON.stringify(filter) })}` : null,
  );
});
