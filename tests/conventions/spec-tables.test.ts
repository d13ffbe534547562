import { ADMINS, permit } from '@/core/permissions';
import { describe, expect, it, test } from 'vitest';
import * as z from 'zod';
import { defineResource, type ResourceDefinition } from '@/core/resource';
import { code, shortText as nameOf } from '@/core/schema/text';
import { resources } from '@/resources/registry';
import { LIST, type EntityTable } from '../spec/entity-table';
import { PAGE_PERMISSIONS } from '../spec/permissions.table';
import { ADMIN } from '../spec/roles';
import { codeRules, nameRules } from '../spec/rule-rows';
import { schemaOf } from '../spec/schemas';
import { gapsOf } from '../spec/table-gaps';
import { CONSOLE_ROUTES, ENTITIES, MATRIX } from '../spec/tables';
import { UNBUILT_MENU, UNBUILT_PERMISSIONS, UNBUILT_ROUTES } from '../spec/unbuilt.table';

/** Every fact of a resource has a row in its table, and every row of the table is a fact of the resource. */
const names = new Set([...resources.map(({ name }) => name), ...ENTITIES.keys()]);

test.each([...names])('%s is what its table tells', (name) => {
  const definition = resources.find((resource) => resource.name === name);
  expect(gapsOf({ name, definition, schema: schemaOf(name), table: ENTITIES.get(name) })).toEqual(
    [],
  );
});

test.each([...ENTITIES])('%s tells once whom each call answers', (_name, { calls }) => {
  const told = calls.filter(({ roles }) => roles).map(({ method, path }) => `${method} ${path}`);
  const called = calls.map(({ method, path }) => `${method} ${path}`);
  expect(told.toSorted()).toEqual([...new Set(called)].toSorted());
});

test('no area has its permissions in two tables', () => {
  const areas = [
    PAGE_PERMISSIONS,
    ...[...ENTITIES.values()].map(({ permissions = {} }) => permissions),
    UNBUILT_PERMISSIONS,
  ].flatMap((permissions) => Object.keys(permissions));
  expect(areas.toSorted()).toEqual(Object.keys(MATRIX).toSorted());
});

test('what is built has its rows in a table of its own', () => {
  const built = CONSOLE_ROUTES.filter((row) => !UNBUILT_ROUTES.includes(row));
  const addresses = new Set(built.map(({ address }) => address));
  expect(UNBUILT_ROUTES.filter(({ address }) => addresses.has(address))).toEqual([]);
  const known = new Set(resources.map(({ name }) => name));
  const views = resources.flatMap(({ name, routes }) =>
    Object.keys(routes).map((view) => `${name} ${view}`),
  );
  const unbuilt = UNBUILT_ROUTES.map(({ resource, view }) => `${resource} ${view}`);
  expect(unbuilt.filter((row) => views.includes(row))).toEqual([]);
  expect(Object.keys(UNBUILT_MENU).filter((name) => known.has(name))).toEqual([]);
});

/** An invented resource, and a table with the same facts. */
const gadget: ResourceDefinition = defineResource({
  name: 'gadget',
  representation: '{title}',
  routes: { list: '/gadget/list', edit: '/gadget/edit/:id' },
  access: { list: permit('company:list', ADMINS), edit: permit('company:edit', ADMINS) },
  menu: { group: 'configuration', order: 90, roles: ['admin'] },
  pages: [
    {
      name: 'gadget-parts',
      route: '/gadget/edit/:id/parts',
      access: permit('company:edit', ADMINS),
    },
  ],
  endpoint: {
    base: 'api/v1/gadgets',
    plural: 'gadgets',
    singular: 'gadget',
    calls: { list: true, update: true },
    filters: ['colour'],
    searched: ['title'],
    writable: ['code', 'title'],
  },
});
const schema = z.object({ code: code(), title: nameOf() });
const table: EntityTable = {
  collection: 'gadgets',
  views: [
    { view: 'list', address: '/gadget/list', access: 'company:list' },
    { view: 'edit', address: '/gadget/edit/{gadget_id}', access: 'company:edit' },
  ],
  pages: [{ address: '/gadget/edit/{gadget_id}/parts', access: 'company:edit' }],
  menu: { group: 'configuration', roles: ADMIN },
  calls: [
    {
      verb: 'list',
      method: 'GET',
      path: '/api/v1/gadgets',
      roles: ADMIN,
      query: LIST,
      filter: { colour: 'red' },
      answer: [],
    },
    {
      verb: 'update',
      method: 'POST',
      path: '/api/v1/gadgets/{id}/update',
      roles: ADMIN,
      body: ['code', 'title', 'updated_at'],
      answer: [],
    },
  ],
  payload: (own) => ({ code: own, title: 'Un gadget' }),
  rules: [...codeRules('code'), ...nameRules('title')],
};

describe('a hole is found, and named', () => {
  const FILE = 'tests/spec/entities/gadget.spec-table.ts';
  const whole = { name: 'gadget', definition: gadget, schema, table };
  const { endpoint } = gadget;
  const withEndpoint = (more: Partial<typeof endpoint>) => ({
    definition: { ...gadget, endpoint: { ...endpoint, ...more } },
  });

  it('and none in a whole table', () => {
    expect(gapsOf(whole)).toEqual([]);
  });

  it.each([
    [
      'an entity without any row',
      { table: undefined },
      ['is missing: every resource needs its table'],
    ],
    [
      'a table of nothing',
      { definition: undefined },
      ['no resource in the registry has this name'],
    ],
    [
      'a wrong base',
      withEndpoint({ base: 'api/v1/gadget' }),
      [
        'lacks a row for the call list: GET /api/v1/gadget',
        'lacks a row for the call update: POST /api/v1/gadget/{}/update',
        'has a row that is not in the code: the call list: GET /api/v1/gadgets',
        'has a row that is not in the code: the call update: POST /api/v1/gadgets/{}/update',
      ],
    ],
    [
      'a verb',
      withEndpoint({ calls: { list: true, update: true, delete: true } }),
      ['lacks a row for the call delete: GET /api/v1/gadgets/{}/delete'],
    ],
    [
      'a filter',
      withEndpoint({ filters: [] }),
      ['has a row that is not in the code: the filter colour'],
    ],
    [
      'a written field',
      withEndpoint({ writable: ['code', 'title', 'colour'] }),
      ['lacks a row for the written field colour'],
    ],
    [
      'a field of the schema',
      { schema: z.object({ code: code(), title: nameOf(), colour: z.string().optional() }) },
      ['lacks a row for the rules of colour'],
    ],
    [
      'a route',
      { definition: { ...gadget, routes: { ...gadget.routes, list: '/gadgets/list' } } },
      [
        'lacks a row for the view list at /gadgets/list, for company:list',
        'has a row that is not in the code: the view list at /gadget/list, for company:list',
      ],
    ],
    [
      'an access entry',
      {
        definition: {
          ...gadget,
          access: { ...gadget.access, delete: permit('company:delete', ADMINS) },
        },
      },
      ['lacks a row for the view delete, for company:delete'],
    ],
    [
      'a menu entry',
      { definition: { ...gadget, menu: undefined } },
      ['has a row that is not in the code: the menu entry in configuration, for admin'],
    ],
    [
      'a page',
      { definition: { ...gadget, pages: [] } },
      ['has a row that is not in the code: the page /gadget/edit/{}/parts, for company:edit'],
    ],
  ] as const)('%s', (_what, hole, gaps) => {
    const found = gapsOf({ ...whole, ...hole });
    expect(found.map((gap) => gap.replace(/^\S+?:? (?=is |has |lacks |no )/, ''))).toEqual(gaps);
    expect(found.every((gap) => gap.startsWith(FILE))).toBe(true);
  });

  it('a rule of any', () => {
    const loose = z.object({ code: code(), title: z.any() });
    expect(gapsOf({ ...whole, schema: loose })).toContain(
      `${FILE} has a row that the schema contradicts: title, missing, should be refused`,
    );
    const unruled = { ...table, rules: codeRules('code') };
    expect(gapsOf({ ...whole, schema: loose, table: unruled })).toEqual([
      `${FILE} lacks a row for the rules of title`,
    ]);
    const free = { ...unruled, free: { title: 'the server checks it' } };
    expect(gapsOf({ ...whole, schema: loose, table: free })).toEqual([]);
  });
});
