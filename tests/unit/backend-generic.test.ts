import { ADMINS, MANAGERS, permit } from '@/core/permissions';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { defineResource } from '@/core/resource';
import { resources } from '@/resources/registry';
import { openScene } from '../support/backend-scene';

describe('a resource of its own', () => {
  const parent = defineResource({
    name: 'shelf',
    representation: '{name}',
    routes: {},
    access: { list: permit('tile:list', ADMINS), create: permit('tile:create', ADMINS) },
    endpoint: {
      base: 'api/v1/shelves',
      plural: 'shelves',
      singular: 'shelf',
      filters: [],
      searched: ['name'],
      writable: ['name', 'company_code'],
      scope: { company: 'company_code' },
    },
  });
  const child = defineResource({
    name: 'book',
    representation: '{title}',
    routes: {},
    access: {
      list: permit('news:list', MANAGERS),
      create: permit('news:create', MANAGERS),
      edit: permit('news:edit', MANAGERS),
      delete: permit('news:delete', ADMINS),
    },
    endpoint: {
      base: 'api/v1/shelves/{shelf_id}/books',
      plural: 'books',
      singular: 'book',
      filters: ['shelf_id'],
      searched: ['title'],
      writable: ['title'],
    },
  });
  const schemas = {
    shelf: z.object({ name: z.string() }),
    book: z.object({ title: z.string().trim() }),
  };
  const shelf = (_id: string, company_code: string) => ({ _id, name: _id, company_code });
  const shelves = [shelf('s1', 'C1'), shelf('s2', 'C2')];

  it('needs a definition and a schema, and hangs on its parent', async () => {
    const own = await openScene(
      { resources: [...resources, child, parent], schemas },
      { shelves, books: [] },
    );
    const base = '/api/v1/shelves/s1/books';
    const made = await own.call('company', base, { title: ' Uno ', shelf_id: 's2' });
    expect(made.json.data.book).toMatchObject({ title: 'Uno', shelf_id: 's1' });
    const id = made.json.data.book._id;
    expect((await own.call('company', base)).json.data.total_rows).toBe(1);
    expect(
      (await own.call('admin', '/api/v1/shelves/s2/books?shelf_id=s1')).json.data.total_rows,
    ).toBe(0);
    expect((await own.call('admin', `/api/v1/shelves/s2/books/${id}`)).status).toBe(404);
    expect((await own.call('admin', '/api/v1/shelves/none/books')).status).toBe(404);
    expect((await own.call('other', base)).status).toBe(404);
    expect((await own.call('other', `${base}/${id}/update`, { title: 'x' })).status).toBe(404);
    expect(
      (await own.call('company', `${base}/${id}/update`, { title: 7 })).json.errors[0].message,
    ).toBe('Campo non valido');
    expect((await own.call('company', `${base}/${id}/delete`)).status).toBe(403);
    expect((await own.call('admin', `${base}/${id}/delete`)).status).toBe(200);
    await own.close();
  });
});
