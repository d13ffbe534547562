import type { AddCall, Call, Row } from './calls';
import { paths, writtenFields } from './document';
import { pageOf, type List } from './list';
import { Refusal } from './refusal';

/** An area of the wire format: those of its five calls that the document has follow from this. */
export type Area = List & {
  path: string;
  /** The path that creates, where it is another one. */
  createPath?: string;
  /** Name of one record in an answer; of many it is the table's. */
  singular: string;
};

/** Adds list, one, create, update and delete of `area`. */
export const addArea = (add: AddCall, area: Area): void => {
  const { path, createPath = path, table, singular } = area;
  const one = async ({ client, request }: Call, lock = ''): Promise<Row> => {
    const { rows } = await client.query<Row>(`select * from ${table} where _id = $1 ${lock}`, [request.params['id']]);
    if (!rows[0]) throw new Refusal(404, 'not_found');
    return rows[0];
  };

  add('get', path, async ({ client, request }) => {
    const { rows, totals } = await pageOf(client, request.query, area);
    return { data: { [table]: rows, ...totals } };
  });
  add('get', `${path}/{id}`, async (call) => ({ data: { [singular]: await one(call) } }));

  if (!paths[createPath]?.['post']) return;
  const fields = writtenFields(createPath);
  const isFilled = (body: Row) => (field: string) => (body[field] ?? '') !== '';

  add('post', createPath, async ({ client, request: { body }, reply, say }) => {
    const filled = fields.filter(isFilled(body)).join(', ');
    const { rows } = await client.query<Row>(
      `insert into ${table} (${filled}) select ${filled} from json_populate_record(null::${table}, $1) returning *`,
      [JSON.stringify(body)],
    );
    void reply.status(201);
    return { message: say('created'), data: { [singular]: rows[0] } };
  });

  add('post', `${path}/{id}/update`, async (call) => {
    const { params, body } = call.request;
    const stored = await one(call, 'for update');
    const seen = body['updated_at'];
    if (seen && Date.parse(String(seen)) !== Number(stored['updated_at'])) throw new Refusal(409, 'stale');
    const filled = fields.filter(isFilled(body));
    // A status is sent where it was changed; any other field that is not sent is empty.
    const empty = fields.filter((field) => !filled.includes(field) && field !== 'status');
    const { rows } = await call.client.query<Row>(
      `update ${table} set (${filled.join(', ')}) = (
          select ${filled.join(', ')} from json_populate_record(null::${table}, $2)),
        ${empty.map((field) => `${field} = default, `).join('')} updated_at = now() where _id = $1 returning *`,
      [params['id'], JSON.stringify(body)],
    );
    return { message: call.say('saved'), data: { [singular]: rows[0] } };
  });

  add('get', `${path}/{id}/delete`, async ({ client, request, say }) => {
    const { rowCount } = await client.query(`delete from ${table} where _id = $1`, [request.params['id']]);
    if (!rowCount) throw new Refusal(404, 'not_found');
    return { message: say('deleted') };
  });
};
