import { describe, expect, it, test } from 'vitest';
import { supportsVerb } from '@/core/endpoint';
import type { PageDefinition } from '@/core/page-definition';
import * as resourceNames from '@/core/resource-names';
import { hasDrawer, type ResourceDefinition } from '@/core/resource';
import { accountPages } from '@/account/account.pages';
import { filterOf, referencesOf } from '@/core/references';
import { pages } from '@/pages/registry';
import { resources } from '@/resources/registry';
import type { PageViews, ResourceViews } from '@/kit/registry/views';
import { foldersIn, literalsOf, sourceFiles } from '../support/source-files';

/** A resource is a folder and a line in the registry: nothing else knows it by its name. */
type Module = Readonly<Record<string, unknown>>;

const definitions = import.meta.glob<Module>('../../src/resources/*/*.definition.ts', {
  eager: true,
});
const pageDefinitions = import.meta.glob<Module>('../../src/pages/*/*.page.ts', { eager: true });
const views = import.meta.glob<ResourceViews>('../../src/resources/*/*.views.ts', {
  eager: true,
  import: 'views',
});
const pageViews = import.meta.glob<PageViews>('../../src/pages/*/*.views.ts', {
  eager: true,
  import: 'views',
});

const definitionIn = (folder: string) =>
  Object.values(
    definitions[`../../src/resources/${folder}/${folder}.definition.ts`] ?? {},
  )[0] as ResourceDefinition;
const pageIn = (folder: string) =>
  Object.values(
    pageDefinitions[`../../src/pages/${folder}/${folder}.page.ts`] ?? {},
  )[0] as PageDefinition;

describe('every folder is in the registry, under its own name', () => {
  it.each(foldersIn('src/resources'))('src/resources/%s', (folder) => {
    expect(definitionIn(folder)?.name).toBe(folder);
    expect(resources).toContain(definitionIn(folder));
  });

  it.each(foldersIn('src/pages'))('src/pages/%s', (folder) => {
    expect(pageIn(folder)?.name).toBe(folder);
    expect(pages).toContain(pageIn(folder));
  });

  it.each(foldersIn('fixtures/entities'))('fixtures/entities/%s', (folder) => {
    expect(resources.map(({ name }) => name)).toContain(folder);
  });
});

test('the registries hold nothing else, and nothing twice', () => {
  expect(resources.map(({ name }) => name).sort()).toEqual(foldersIn('src/resources'));
  const account = accountPages.map(({ name }) => name);
  expect(pages.map(({ name }) => name).sort()).toEqual(
    [...foldersIn('src/pages'), ...account].sort(),
  );
  const all = [...resources, ...resources.flatMap((resource) => resource.pages ?? []), ...pages];
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
});

test('a definition has 30 keys at most, those of its endpoint included', () => {
  const keysOf = ({ endpoint, ...others }: ResourceDefinition) => [
    ...Object.keys(others),
    'endpoint',
    ...Object.keys(endpoint).map((key) => `endpoint.${key}`),
  ];
  const known = new Set(resources.flatMap(keysOf));
  expect(known.size).toBeLessThanOrEqual(30);
});

describe.each(resources.map((resource) => [resource.name, resource] as const))(
  '%s',
  (name, resource) => {
    const drawer = hasDrawer(resource);
    const { routes, access, endpoint, menu, values = {}, references = {} } = resource;

    it('has a permission for each address, and an address for each permission but delete', () => {
      // The address of a drawer is the list's, and so is that of a panel that only some may open.
      const overTheList = [...(drawer ? ['create', 'edit'] : []), ...(access.show ? ['show'] : [])];
      const views = new Set([...Object.keys(routes), ...overTheList]);
      const permitted = Object.keys(access).filter((action) => action !== 'delete');
      expect(permitted.sort()).toEqual([...views].sort());
    });

    it('opens a drawer only over a list, and no page for the same', () => {
      if (!drawer) return;
      expect(routes.list).toBeDefined();
      expect(routes.edit).toBeUndefined();
    });

    it('refers to what the registry knows, by a field or by a filter of its list', () => {
      const names = new Set(resources.map((other) => other.name));
      for (const [field, reference] of Object.entries(referencesOf(resource))) {
        expect(names).toContain(reference.resource);
        if (reference.isFilterOnly) {
          expect([field, filterOf(resource, field, reference)]).not.toContain(undefined);
        }
        const known = Object.keys(referencesOf(resource));
        expect((reference.within ?? []).filter((other) => !known.includes(other))).toEqual([]);
      }
    });

    it('names the record :id where there is one, and nowhere else', () => {
      for (const [view, path] of Object.entries(routes)) {
        const parameters = [...path.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter);
        expect(parameters.filter((parameter) => parameter === 'id')).toHaveLength(
          view === 'edit' || view === 'show' ? 1 : 0,
        );
        const others = parameters.filter((parameter) => parameter !== 'id');
        const parents = others.filter((parameter = '') => !Object.hasOwn(values, parameter));
        expect(parents).toEqual(Object.keys(resource.parents ?? {}));
        // The others are fields of the record.
        const inBase = [...endpoint.base.matchAll(/\{(\w+)\}/g)].map(([, parent]) => parent);
        expect(parents.filter((parent = '') => !endpoint.writable.includes(parent))).toEqual(
          inBase,
        );
      }
    });

    it('has a view behind each address', () => {
      if (Object.keys(routes).length === 0) return;
      const own = views[`../../src/resources/${name}/${name}.views.ts`];
      expect(own?.icon).toBeDefined();
      const isForm = (view: string) => view === 'create' || view === 'edit';
      expect(
        Object.keys(routes).filter(
          (view) => !own?.[view as 'list'] && !(isForm(view) && own?.form),
        ),
      ).toEqual([]);
      if (drawer) expect(own?.form).toBeDefined();
      const ownPages = (resource.pages ?? []).map((page) => page.name);
      expect(ownPages.filter((page) => !own?.pages?.[page])).toEqual([]);
    });

    it('is in the menu only with a list to lead to', () => {
      if (menu) expect(routes.list).toBeDefined();
    });

    it('has waiting what its list can be narrowed to, by filters the list offers', () => {
      const { filters, derived = [] } = endpoint;
      const queue = resource.dashboard?.queue ?? [];
      if (queue.length > 0) expect(routes.list).toBeDefined();
      expect(new Set(queue.map((item) => item.name)).size).toBe(queue.length);
      const narrowing = new Set(queue.flatMap(({ filter }) => Object.keys(filter)));
      const parents = [...(routes.list ?? '').matchAll(/:(\w+)/g)].map(([, parent]) => parent);
      for (const parent of parents) narrowing.delete(parent ?? '');
      expect([...narrowing].filter((key) => ![...filters, ...derived].includes(key))).toEqual([]);
      const own = sourceFiles(`src/resources/${name}`).map(({ text }) => text);
      const described = [
        ...Object.keys(values),
        ...Object.entries(references).map(
          ([field, reference]) => filterOf(resource, field, reference) ?? field,
        ),
      ];
      const isOffered = (key: string) =>
        described.includes(key) || own.some((text) => text.includes(`source: '${key}'`));
      expect([...narrowing].filter((key) => !isOffered(key))).toEqual([]);
    });

    it('filters its views, its figure and its queue by values of filters that its list has', () => {
      const { filters, derived = [], base } = endpoint;
      const { figure, queue = [] } = resource.dashboard ?? {};
      const used = [...(resource.views ?? []), ...queue, ...(figure?.part ? [figure.part] : [])];
      const address = `${base} ${routes.list}`.replaceAll(/:(\w+)/g, '{$1}');
      const isKnown = ([field, value]: [string, unknown]) =>
        [...filters, ...derived].includes(field)
          ? typeof value !== 'string' || (values[field]?.map(String).includes(value) ?? true)
          : address.includes(`{${field}}`);
      const unknown = used.flatMap(({ name: part, filter = {} }) =>
        Object.entries(filter)
          .filter((entry) => !isKnown(entry))
          .map(([field, value]) => `${part} filters by ${field}: ${String(value)}`),
      );
      expect(unknown).toEqual([]);
    });

    it('derives nothing that a parameter of the wire can filter', () => {
      expect(endpoint.derived?.filter((field) => endpoint.filters.includes(field)) ?? []).toEqual(
        [],
      );
    });

    it('writes every field it has a fixed value in', () => {
      const fixed = Object.keys(endpoint.fixed ?? {});
      expect(fixed.filter((field) => !endpoint.writable.includes(field))).toEqual([]);
    });

    it('writes only what the backend may be asked to write', () => {
      const writes = supportsVerb(endpoint, 'create') || supportsVerb(endpoint, 'update');
      expect(endpoint.writable.length > 0).toBe(writes);
      expect(endpoint.writable).not.toContain('_id');
      expect(endpoint.writable).not.toContain('id');
      if (!writes) expect([routes.create, routes.edit]).toEqual([undefined, undefined]);
    });

    it('holds no function but its codec: it can be written as JSON', () => {
      const { codec: _, ...data } = resource;
      expect(JSON.parse(JSON.stringify(data))).toEqual(data);
    });
  },
);

describe('a page of the console has a view', () => {
  const own = pages.filter(({ frame, access }) => frame !== 'account' && access !== 'everybody');

  it.each(own.map(({ name }) => name))('%s', (name) => {
    expect(pageViews[`../../src/pages/${name}/${name}.views.ts`]?.page).toBeDefined();
  });
});

describe('no resource is known by name outside its folder', () => {
  /**
   * Where names are meant to be: the pages roles land on, and the calls section 7 documents beyond the generic ones.
   */
  const LANDING_PAGES = ['src/core/permissions.ts'];
  const DOMAIN_CALLS = ['src/providers/data/bo-users.ts'];
  const NAMES = 'src/core/resource-names.ts';
  const files = ['src/core', 'src/providers', 'src/app'].flatMap(sourceFiles);

  it.each(
    files
      .filter(({ path }) => ![...LANDING_PAGES, ...DOMAIN_CALLS, NAMES].includes(path))
      .map((file) => [file.path, file] as const),
  )('%s', (_path, file) => {
    // An ARIA role may share its word with a resource: `group`.
    const text = file.text.replaceAll(/\brole="\w+"/g, '');
    expect(literalsOf({ ...file, text }).filter(namesAResource)).toEqual([]);
  });

  it('writes each name that folders share once', () => {
    const names = Object.values(resourceNames).join('|');
    const written = new RegExp(
      `(?:resource(?:: |=)|useDefinition\\(|efinitions(?:\\(\\))?\\.(?:get|has)\\(|queryKey: \\[\\s*)['"](?:${names})['"]`,
      'g',
    );
    const found = sourceFiles('src').flatMap(({ path, text }) =>
      [...text.matchAll(written)].map(([use]) => `${path}: ${use}`),
    );
    expect(found, 'Use the name from core/resource-names.ts').toEqual([]);
  });

  const namesAResource = (literal: string) =>
    resources.some(
      ({ name, endpoint, routes }) =>
        literal === name ||
        literal.includes(endpoint.base) ||
        literal.includes(`resources.${name}.`) ||
        Object.values(routes).some((route) => literal.includes(route)),
    );
});
