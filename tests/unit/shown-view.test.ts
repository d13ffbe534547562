import { expect, it } from 'vitest';
import { DEFAULT_SORT } from '@/core/list-views';
import { shownView, type ViewChoice } from '@/kit/list/views/view-choices';

const view = (id: string, filter: Record<string, string>): ViewChoice => ({
  id,
  name: id,
  isSaved: id.startsWith('saved:'),
  state: { filter, sort: DEFAULT_SORT },
});

const CHOICES = [
  view('all', {}),
  view('active', { status: 'active' }),
  view('saved:Mia', { status: 'active', company_code: 'AURORA' }),
];

it.each([
  ['its own filters', { status: 'active', company_code: 'AURORA' }, 'saved:Mia', false],
  ['a search in it', { status: 'active', company_code: 'AURORA', q: 'bar' }, 'saved:Mia', false],
  ['another value', { status: 'active', company_code: 'MONVISO' }, 'saved:Mia', true],
  ['a filter more', { status: 'deactivated', q: 'bar' }, 'saved:Mia', true],
  ['the filters of another view', { status: 'active' }, 'active', false],
  ['no filter', {}, 'all', false],
])('the own view chosen last stays with %s', (_, filter, id, isChanged) => {
  expect(shownView(CHOICES, { filter, sort: DEFAULT_SORT }, 'saved:Mia')).toEqual({
    id,
    isChanged,
  });
});

it('a built-in view chosen last gives way to the nearest one', () => {
  const current = { filter: { status: 'deactivated' }, sort: DEFAULT_SORT };
  expect(shownView(CHOICES, current, 'active')).toEqual({ id: 'all', isChanged: true });
});
