import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool, PoolClient } from 'pg';
import { inScope, type Role } from './database';
import { readFields, type Fields } from './fields';
import { pageOf, sortedText, type ListRules } from './list';
import { Refusal } from './refusal';
import type { CurrentUser } from './session';

export type Row = Readonly<Record<string, unknown>>;

/** An area of the wire format: its five calls follow from this. */
export type Area = {
  /** Path of list, one, update and delete; `create` where creating has another. */
  path: string;
  create?: string;
  plural: string;
  singular: string;
  table: string;
  fields: Fields;
  /** Columns of an answer that nobody writes by hand. */
  readOnly?: readonly string[];
  /** Columns of a list's rows, where those are fewer. */
  listed?: readonly string[];
  /** Fields other than codes and `_id` that a list is sorted by, as SQL. */
  sorted?: ListRules['sorted'];
  filters: ListRules['filters'];
  /** Who may list and who may write; deleting is the admin's alone. Without `list` everybody may. */
  list?: readonly Role[];
  write: readonly Role[];
  /** The field that a taken code belongs to. */
  code?: string;
  /** A row as the wire has it, where that differs. */
  toWire?: (row: Row) => Row;
  /** Rules that need the database or the user. @throws {Refusal} */
  check?: (
    client: PoolClient,
    values: Row,
    user: CurrentUser,
    stored: Row | undefined,
  ) => Promise<void>;
  /** Conditions on a row `$` that others refer to: one that holds refuses its deletion. */
  usedBy?: readonly string[];
};

export const columnsOf = ({ fields, readOnly = [] }: Pick<Area, 'fields' | 'readOnly'>): string =>
  ['_id', ...Object.keys(fields), ...readOnly, 'updated_at'].join(', ');

/** Adds list, one, create, update and delete of `area`. */
export const addArea = (app: FastifyInstance, pool: Pool, area: Area): void => {
  const { table, path, singular, toWire = (row) => row } = area;
  const columns = columnsOf(area);
  const rules = listRulesOf(area);

  const run = <Result>(
    request: FastifyRequest,
    roles: readonly Role[] | undefined,
    work: (client: PoolClient) => Promise<Result>,
  ) => {
    if (roles && !roles.includes(request.user.role)) throw new Refusal(403, 'forbidden');
    return inScope(pool, request.user, work);
  };
  const one = async (client: PoolClient, id: string, suffix = ''): Promise<Row> => {
    const { rows } = await client.query<Row>(
      `select ${columns} from ${table} where _id = $1 ${suffix}`,
      [id],
    );
    if (!rows[0]) throw new Refusal(404, 'not_found');
    return rows[0];
  };

  app.get(path, (request) =>
    run(request, area.list, async (client) => {
      const { rows, total } = await pageOf(client, request.query as Row, rules);
      return { data: { [area.plural]: rows.map(toWire), total_rows: total } };
    }),
  );

  app.get<ById>(`${path}/:id`, (request) =>
    run(request, area.list, async (client) => ({
      data: { [singular]: toWire(await one(client, request.params.id)) },
    })),
  );

  app.post(area.create ?? path, (request, reply) =>
    run(request, area.write, async (client) => {
      const values = readFields(request.body, area.fields);
      await area.check?.(client, values, request.user, undefined);
      const names = Object.keys(values);
      const { rows } = await client.query<Row>(
        `insert into ${table} (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})
          returning ${columns}`,
        Object.values(values),
      );
      void reply.status(201);
      return { message: 'created', data: { [singular]: toWire(rows[0] as Row) } };
    }),
  );

  app.post<ById>(`${path}/:id/update`, (request) =>
    run(request, area.write, async (client) => {
      const stored = await one(client, request.params.id, 'for update');
      const values = readFields(request.body, area.fields);
      const { updated_at: seen } = request.body as Row;
      if (seen !== undefined && seen !== (stored['updated_at'] as Date).toISOString()) {
        throw new Refusal(409, 'stale');
      }
      await area.check?.(client, values, request.user, stored);
      const sets = Object.keys(values).map((name, at) => `${name} = $${at + 2}`);
      const { rows } = await client.query<Row>(
        `update ${table} set ${sets.join(', ')}, updated_at = now() where _id = $1 returning ${columns}`,
        [request.params.id, ...Object.values(values)],
      );
      return { message: 'saved', data: { [singular]: toWire(rows[0] as Row) } };
    }),
  );

  app.get<ById>(`${path}/:id/delete`, (request) =>
    run(request, ['admin'], async (client) => {
      const stored = await one(client, request.params.id, 'for update');
      for (const condition of area.usedBy ?? []) {
        const { rowCount } = await client.query(`${condition} limit 1`, [
          stored[area.code ?? '_id'],
        ]);
        if (rowCount) throw new Refusal(409, 'in_use');
      }
      await client.query(`delete from ${table} where _id = $1`, [request.params.id]);
      return { message: 'deleted' };
    }),
  );
};

type ById = { Params: { id: string } };

/** How a list of `area` is searched, sorted and filtered. */
export const listRulesOf = (area: Area): ListRules => ({
  table: area.table,
  columns: area.listed?.join(', ') ?? columnsOf(area),
  sorted: {
    _id: '_id',
    updated_at: 'updated_at',
    ...(area.code ? { [area.code]: sortedText(area.code) } : {}),
    ...area.sorted,
  },
  filters: area.filters,
});
