import { describe, expect, it, vi } from 'vitest';
import type { Role } from '@/core/permissions';
import { defineResource, type QueueItem, type ResourceDefinition } from '@/core/resource';
import { actionsOf, cardsOf, figuresOf, tasksOf } from '@/pages/dashboard/contributions';
import { createConcurrencyLimit } from '@/pages/dashboard/concurrency-limit';
import { listLink } from '@/shared/links/list-link';

const resource = (name: string, more: Partial<ResourceDefinition>): ResourceDefinition =>
  defineResource({
    name,
    representation: '{name}',
    routes: { list: `/${name}/list`, create: `/${name}/create` },
    access: { list: 'app-user:list', create: 'app-user:create' },
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
    queue: [item('later', 'warning', 20), item('known', 'info', 1), item('broken', 'error', 30)],
  });
  const bread = resource('bread', { queue: [item('stale', 'warning', 10)] });
  const secret = resource('secret', {
    access: { list: 'company:list' },
    queue: [item('hidden', 'error', 1)],
  });
  const homeless = resource('homeless', { routes: {}, queue: [item('lost', 'error', 1)] });
  const order = (roles: Role[]) =>
    tasksOf([fruit, bread, secret, homeless], roles).map((task) => task.item.name);

  it('is of all resources, what went wrong before what waits before what can wait', () => {
    expect(order(['admin'])).toEqual(['hidden', 'broken', 'stale', 'later', 'known']);
  });

  it('leaves out what the reader may not list', () => {
    expect(order(['agent'])).toEqual(['broken', 'stale', 'later', 'known']);
    expect(order([])).toEqual([]);
  });
});

describe('figures, cards and actions', () => {
  const first = resource('first', {
    figure: { order: 20 },
    menu: { group: 'users', order: 20, roles: [] },
  });
  const second = resource('second', {
    figure: { order: 10 },
    menu: { group: 'users', order: 10, roles: [] },
  });
  const silent = resource('silent', { menu: { group: 'overview', order: 90, roles: [] } });
  const all = [first, second, silent];

  it('figures stand in the order they ask for, without the resources that ask for none', () => {
    expect(namesOf(figuresOf(all, ['agent']))).toEqual(['second', 'first']);
  });

  it('cards stand in the order of the menu', () => {
    expect(namesOf(cardsOf(all, ['agent']))).toEqual(['silent', 'second', 'first']);
  });

  it('an action is what the reader may create, by a page or a drawer of its own', () => {
    const drawer = resource('drawer', { drawer: true, routes: { list: '/drawer/list' } });
    const nested = resource('nested', {
      routes: { list: '/first/:id/nested/list', create: '/first/:id/nested/create' },
    });
    expect(actionsOf([...all, drawer, nested], ['agent'])).toEqual([]);
    expect(actionsOf([...all, drawer, nested], ['admin'])).toEqual([
      { name: 'silent', address: '/silent/create' },
      { name: 'second', address: '/second/create' },
      { name: 'first', address: '/first/create' },
      { name: 'drawer', address: '/drawer/list?create' },
    ]);
  });
});

describe('the link to a list', () => {
  it('holds the filter, and in its path the parents the filter names', () => {
    const history = resource('history', { routes: { list: '/csv/list/:record_type' } });
    const link = listLink(history, { record_type: 'Customer', status: 'failure' });
    expect(decodeURIComponent(link)).toBe('/csv/list/Customer?filter={"status":"failure"}');
    expect(() => listLink(history)).toThrow(/record_type/);
  });
});

describe('a limit', () => {
  const never = new AbortController().signal;

  it('lets so many calls run at a time, in their order, and goes on after one that fails', async () => {
    const limited = createConcurrencyLimit(2);
    const ends: (() => void)[] = [];
    const started: number[] = [];
    const calls = [0, 1, 2, 3].map((at) =>
      limited(
        () =>
          new Promise<number>((resolve, reject) => {
            started.push(at);
            ends[at] = () => (at === 0 ? reject(new Error('no')) : resolve(at));
          }),
        never,
      ),
    );
    const failure = calls[0]?.catch((error: Error) => error.message);
    await vi.waitFor(() => expect(started).toEqual([0, 1]));
    ends[0]?.();
    expect(await failure).toBe('no');
    await vi.waitFor(() => expect(started).toEqual([0, 1, 2]));
    ends[2]?.();
    await vi.waitFor(() => expect(started).toEqual([0, 1, 2, 3]));
    ends[1]?.();
    ends[3]?.();
    expect(await Promise.all(calls.slice(1))).toEqual([1, 2, 3]);
  });

  it('never makes a call that was given up while it waited', async () => {
    const limited = createConcurrencyLimit(1);
    let end = () => {};
    const running = limited(() => new Promise<void>((resolve) => (end = resolve)), never);
    const given = new AbortController();
    const call = vi.fn();
    const waiting = limited(call, given.signal).catch((error: Error) => error.name);
    given.abort();
    end();
    await running;
    expect(await waiting).toBe('AbortError');
    expect(call).not.toHaveBeenCalled();
    await expect(limited(async () => 'next', never)).resolves.toBe('next');
  });
});
