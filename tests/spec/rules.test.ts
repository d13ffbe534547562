import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type * as z from 'zod';
import type { EntityTable, Verb } from './entity-table';
import { schemaOf, told } from './schemas';
import { openSeededBackend, type SeededBackend } from './seeded-backend';
import { textsOf } from './sentences.table';
import { ENTITIES } from './tables';

/** Checks every row of the rules: the schema says it in both languages, the backend in Italian. */
let backend: SeededBackend;
beforeAll(async () => {
  backend = await openSeededBackend();
});
afterAll(() => backend.close());

const pathOf = ({ calls }: EntityTable, verb: Verb) =>
  calls.find((call) => call.verb === verb)?.path ?? '';

const written = [...ENTITIES].flatMap(([name, table]): [string, EntityTable, z.ZodType][] => {
  const schema = schemaOf(name);
  return schema ? [[name, table, schema]] : [];
});

describe.each(written)('%s', (_name, table, schema) => {
  const { rules = [], asSent = (value) => value } = table;
  const valid = () => backend.payloadOf(table);
  const rows = (collection: string) => backend.store.rows(collection);
  const update = (id = '') => pathOf(table, 'update').replace('{id}', id);
  /** The call that checks a rule, and its answer. A record that cannot be created is updated with its own values. */
  const sending = () => {
    const create = pathOf(table, 'create');
    if (create) return { path: create, taken: 201 };
    const fields = Object.entries(valid());
    const same = rows(table.collection).find((row) => fields.every(([key, is]) => row[key] === is));
    return { path: update(same?._id), taken: 200 };
  };

  it('is taken where every rule is kept', async () => {
    const { path, taken } = sending();
    expect(told(schema, valid(), 'it')).toEqual({});
    expect((await backend.call('admin', path, valid())).status).toBe(taken);
  });

  test.each(rules)('%s, %s', async (field, _what, value, refused) => {
    const payload = { ...valid(), [field.replace(/\..*$/, '')]: asSent(value, rows) };
    const { path, taken } = sending();
    if (refused === null) {
      expect(told(schema, payload, 'it')).toEqual({});
      expect((await backend.call('admin', path, payload)).status).toBe(taken);
      return;
    }
    const [italian, english] = textsOf(refused);
    expect(told(schema, payload, 'it')).toEqual({ [field]: italian });
    expect(told(schema, payload, 'en')).toEqual({ [field]: english });
    expect(await backend.refusal(path, payload)).toEqual({
      status: 422,
      errors: [{ field, message: italian }],
    });
  });

  it('names every broken rule at once', async () => {
    const fields = [
      ...new Set(rules.filter(([, what]) => what === 'missing').map(([field]) => field)),
    ];
    expect(Object.keys(told(schema, {}, 'it'))).toEqual(expect.arrayContaining(fields));
    const { status, errors } = await backend.refusal(sending().path, {});
    expect(status).toBe(422);
    expect((errors as { field: string }[]).map(({ field }) => field)).toEqual(
      expect.arrayContaining(fields),
    );
  });

  it('is refused in the same way on an update', async () => {
    const { path, taken } = sending();
    expect((await backend.call('admin', path, valid())).status).toBe(taken);
    const id = rows(table.collection).at(-1)?._id;
    const { status, errors } = await backend.refusal(update(id), {});
    expect(status).toBe(422);
    const missing = new Set(rules.flatMap(([field, what]) => (what === 'missing' ? [field] : [])));
    expect(errors.length).toBeGreaterThanOrEqual(missing.size);
  });
});
