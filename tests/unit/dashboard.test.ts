import { describe, expect, it } from 'vitest';
import { ADMINS, ROLES, permit, type Role } from '@/core/permissions';
import type { QueueItem } from '@/core/dashboard';
import { defineResource, type ResourceDefinition, type WireRecord } from '@/core/resource';
import {
  actionsOf,
  cardsOf,
  createSectionsOf,
  figuresOf,
  tasksOf,
} from '@/pages/dashboard/contributions';
import { dueTone, rankOf } from '@/pages/dashboard/due';
import { queueRows } from '@/pages/dashboard/queue-rows';
import { waitingSince } from '@/pages/dashboard/waiting-since';
import { listLink } from '@/kit/links/list-link';

const PERMITTED = {
  list: permit('app-user:list', ROLES),
  create: permit('app-user:create', ADMINS),
};

const resource = (name: string, more: Partial<ResourceDefinition>): ResourceDefinition =>
  defineResource({
    name,
    representation: '{name}',
    routes: { list: `/${name}/list`, create: `/${name}/create` },
    access: PERMITTED,
    endpoint: {
      base: name,
      plural: name,
      singular: name,
      filters: [],
      searched: [],
      writable: [],
    },
    ...more,
  });

const item = (name: string, tone: QueueItem['tone'], order: number): QueueItem => ({
  name,
  tone,
  order,
  filter: {},
});
const namesOf = (items: { name: string }[]) => items.map(({ name }) => name);

describe('the queue', () => {
  const fruit = resource('fruit', {
    dashboard: {
      queue: [item('later', 'warning', 20), item('known', 'info', 1), item('broken', 'error', 30)],
    },
  });
  const bread = resource('bread', { dashboard: { queue: [item('stale', 'warning', 10)] } });
  const secret = resource('secret', {
    access: { list: permit('company:list', ADMINS) },
    dashboard: { queue: [item('hidden', 'error', 1)] },
  });
  const homeless = resource('homeless', {
    routes: {},
    dashboard: { queue: [item('lost', 'error', 1)] },
  });
  const order = (roles: Role[]) =>
    tasksOf([fruit, bread, secret, homeless], roles).map((task) => task.item.name);

  it('is of all resources, what went wrong before what waits before what can wait', () => {
    expect(order(['admin'])).toEqual(['hidden', 'broken', 'stale', 'later', 'known']);
  });

  it('leaves out what the user may not list', () => {
    expect(order(['agent'])).toEqual(['broken', 'stale', 'later', 'known']);
    expect(order([])).toEqual([]);
  });
});

describe('the rows of the queue', () => {
  const known = (value: number) => ({ value, isFailed: false });
  const pending = { isFailed: false };
  const failed = { isFailed: true };
  const rows = (counts: Parameters<typeof queueRows>[0], quick = counts.map(() => true)) =>
    queueRows(counts, [], quick, false);

  it('are those with something to do, and those whose number failed', () => {
    expect(rows([known(0), known(3), failed, known(1)])).toEqual({
      shown: [1, 2, 3],
      folded: [],
      isComing: false,
      isSettled: true,
    });
  });

  it('come together: none moves when another turns out to be empty', () => {
    expect(rows([known(1), pending, known(2)]).isComing).toBe(true);
    // A count read from pages may take long: its place is kept.
    expect(rows([known(1), pending, known(2)], [true, false, true])).toEqual({
      shown: [0, 1, 2],
      folded: [],
      isComing: false,
      isSettled: false,
    });
  });

  it('have those that the user may not see last', () => {
    const refused = { isFailed: true, isRefused: true };
    expect(rows([refused, known(1), failed, refused, known(2)]).shown).toEqual([1, 2, 4, 0, 3]);
  });

  it('are folded beyond the sixth', () => {
    const eight = Array.from({ length: 8 }, () => known(1));
    expect(rows(eight).folded).toEqual([6, 7]);
    expect(queueRows(eight, [], [], true)).toMatchObject({ shown: { length: 8 }, folded: [] });
  });
});

describe('a day on which something is due', () => {
  const now = new Date('2026-11-30T00:00:00Z');
  const item = { due: 'start_date', tone: 'info' } as const;

  it.each([
    ['2026-11-28', 'error'],
    ['2026-11-30T09:00:00Z', 'warning'],
    ['2026-12-01', 'warning'],
    ['2026-12-03', 'warning'],
    ['2026-12-04', undefined],
    ['soon', undefined],
    [null, undefined],
  ])('on %s', (earliest, tone) => {
    expect(dueTone(item, earliest, now)).toBe(tone);
  });

  it('changes nothing for a record that only waits', () => {
    expect(dueTone({}, '2026-11-28', now)).toBeUndefined();
  });

  it('that is near lifts the last of the rows above those that only wait, out of the fold', () => {
    const waiting = { tone: 'warning' } as const;
    const ranks = [
      rankOf({ tone: 'error' }, undefined, now),
      ...Array.from({ length: 6 }, () => rankOf(waiting, '2026-01-01', now)),
      rankOf(item, '2026-12-20', now),
      rankOf(item, '2026-12-03', now),
      rankOf(item, '2026-12-01', now),
      rankOf(item, '2026-11-28', now),
    ];
    const counts = ranks.map(() => ({ value: 1, isFailed: false }));
    expect(queueRows(counts, ranks, [], false)).toMatchObject({
      shown: [10, 0, 9, 8, 1, 2],
      folded: [3, 4, 5, 6, 7],
    });
  });
});

describe('how long the oldest waits', () => {
  const now = new Date('2026-11-24T00:00:00Z');

  it.each([
    ['2026-11-06', { days: 18 }],
    ['2026-11-24T09:00:00Z', { days: 0 }],
    ['2026-10-25', { days: 30 }],
    ['2026-10-24', { day: new Date('2026-10-24') }],
    ['2026-11-25', null],
    ['soon', null],
    [undefined, null],
  ])('since %s', (value, expected) => {
    expect(waitingSince(value, now)).toEqual(expected);
  });
});

describe('figures, cards and actions', () => {
  const first = resource('first', {
    dashboard: { figure: { order: 20 } },
    menu: { group: 'users', order: 20, roles: [] },
  });
  const second = resource('second', {
    dashboard: { figure: { order: 10 } },
    menu: { group: 'users', order: 10, roles: [] },
  });
  const silent = resource('silent', { menu: { group: 'overview', order: 90, roles: [] } });
  const all = [first, second, silent];

  it('figures are in the order of their definitions, without the resources that have none', () => {
    expect(namesOf(figuresOf(all, ['agent']))).toEqual(['second', 'first']);
  });

  it('cards are in the order of the menu', () => {
    expect(namesOf(cardsOf(all, ['agent']))).toEqual(['silent', 'second', 'first']);
  });

  it('an action is what the user may create, by a page or a drawer of its own', () => {
    const drawer = resource('drawer', {
      routes: { list: '/drawer/list' },
      access: { ...PERMITTED, edit: permit('app-user:edit', ADMINS) },
    });
    const nested = resource('nested', {
      routes: { list: '/first/:id/nested/list', create: '/first/:id/nested/create' },
    });
    const fixed = resource('fixed', {
      endpoint: { ...drawer.endpoint, calls: { list: true, one: true } },
    });
    expect(actionsOf([...all, drawer, nested], ['agent'])).toEqual([]);
    expect(actionsOf([fixed], ['admin'])).toEqual([]);
    expect(actionsOf([...all, drawer, nested], ['admin'])).toEqual([
      { name: 'silent', address: '/silent/create' },
      { name: 'second', address: '/second/create' },
      { name: 'first', address: '/first/create' },
      { name: 'drawer', address: '/drawer/list?create' },
    ]);
  });
});

it('what can be created comes in the groups of the menu, without what the menu does not name', () => {
  const group = (name: string, menu?: ResourceDefinition['menu']) => resource(name, { menu });
  const sections = createSectionsOf(
    [
      group('loose'),
      group('post', { group: 'communication', order: 10, roles: [] }),
      group('person', { group: 'users', order: 10, roles: [] }),
      group('team', { group: 'users', order: 20, roles: [] }),
    ],
    ['admin'],
  );
  expect(sections.map((one) => [one.group, namesOf([...one.actions])])).toEqual([
    ['users', ['person', 'team']],
    ['communication', ['post']],
  ]);
});

describe('the link to a list', () => {
  it('holds the filter, and in its path the parents the filter names', () => {
    const history = resource('history', { routes: { list: '/csv/list/:record_type' } });
    const link = listLink(history, { record_type: 'Customer', status: 'failure' });
    expect(decodeURIComponent(link ?? '')).toBe('/csv/list/Customer?filter={"status":"failure"}');
  });

  it('is filled from the record it belongs to, and is none where a parameter is missing', () => {
    const awards = resource('award', {
      routes: { list: '/promotion/:promotion_id/:award_type/award/list' },
      values: { award_type: ['gift', 'reward'] },
    });
    const link = (from: WireRecord) => listLink(awards, { gift_id: 'G1' }, from)?.split('?')[0];
    expect(link({ promotion_id: 'P1', award_type: 'reward' })).toBe(
      '/promotion/P1/reward/award/list',
    );
    expect(link({ promotion_id: 'P1', award_type: 7 })).toBe('/promotion/P1/gift/award/list');
    expect(listLink(awards)).toBeNull();
    expect(link({ promotion_id: '..' })).toBeUndefined();
    expect(listLink(resource('reading', { routes: {} }))).toBeNull();
  });
});
