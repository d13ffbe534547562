import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyInstance } from 'fastify';
import type { Pool, PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Row } from '../area';
import { inScope } from '../database';
import { conditionOf, pageOf, sortedText, type ListRules } from '../list';
import { Refusal } from '../refusal';

const FIELDS = [
  'customer_code',
  'agent_code',
  'company_code',
  'location_code',
  'year',
  'month',
  'amount',
] as const;

const LIST: ListRules = {
  table: 'turnovers',
  columns: ['_id', ...FIELDS].join(', '),
  sorted: {
    _id: '_id',
    customer_code: sortedText('customer_code'),
    agent_code: sortedText('agent_code'),
    company_code: sortedText('company_code'),
    location_code: sortedText('location_code'),
    year: 'year',
    month: 'month',
    amount: 'amount',
  },
  filters: {
    company_code: 'company_code = $',
    location_code: 'location_code = $',
    agent_code: 'agent_code = $',
    customer_code: 'customer_code = $',
    year: 'year::text = $',
    month: 'month::text = $',
    // There are no groups here, so nobody is in one.
    group_code: '$::text is null',
  },
};

/** Turnover is read, and written by CSV files alone. */
export const addTurnovers = (app: FastifyInstance, pool: Pool): void => {
  app.get('/api/v1/turnovers', ({ query, user }) =>
    inScope(pool, user, async (client) => {
      const { rows, total } = await pageOf(client, query as Row, LIST);
      const { where, values } = conditionOf(query as Row, LIST);
      const sum = await client.query<{ amount: number }>(
        `select coalesce(sum(amount), 0) as amount from turnovers where ${where}`,
        values,
      );
      return {
        data: { turnovers: rows, total_rows: total, total_amount: sum.rows[0]?.amount },
      };
    }),
  );

  app.get<{ Params: { id: string } }>('/api/v1/turnovers/:id', ({ params, user }) =>
    inScope(pool, user, async (client) => {
      const { rows } = await client.query(`select ${LIST.columns} from turnovers where _id = $1`, [
        params.id,
      ]);
      if (!rows[0]) throw new Refusal(404, 'not_found');
      return { data: { turnover: rows[0] } };
    }),
  );

  app.post('/api/v1/file/uploadTurnover', async (request) => {
    if (request.user.role !== 'admin') throw new Refusal(403, 'forbidden');
    const part = await request.file();
    if (part?.fieldname !== 'file') throw new Refusal(400, 'bad_request');
    const folder = await mkdtemp(join(tmpdir(), 'upload-'));
    try {
      const file = join(folder, 'file.csv');
      await pipeline(part.file, createWriteStream(file));
      if (part.file.truncated) throw new Refusal(413, 'file');
      const fate = await inScope(pool, request.user, (client) => load(client, file));
      return { message: 'imported', data: { file_key: folder.slice(-6), ...fate } };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
};

/** Takes the rows of a CSV file in by COPY; a row that breaks a rule stays out, the others go in. */
const load = async (client: PoolClient, file: string) => {
  const encoding = await encodingOf(file);
  const { columns, separator } = await headerOf(file, encoding);
  await client.query(
    `create temporary table loaded (row integer generated always as identity, ${columns
      .map((column) => `${column} text`)
      .join(', ')}) on commit drop`,
  );
  const copy = client.query(
    copyFrom(
      `copy loaded (${columns.join(', ')}) from stdin (format csv, header, delimiter '${separator}')`,
    ),
  );
  try {
    await pipeline(createReadStream(file), decoder(encoding), copy);
  } catch {
    throw new Refusal(422, 'file');
  }
  const counted = await client.query<{ rows: string }>('select count(*) as rows from loaded');
  const taken = await client.query(TAKE_IN);
  const rows = Number(counted.rows[0]?.rows);
  const succeeded = Number((taken.rows[0] as { rows: string }).rows);
  return { rows, succeeded, failed: rows - succeeded };
};

const number = (column: string, pattern: string): string =>
  `case when trim(${column}) ~ '${pattern}' then trim(${column})::numeric end`;

/** Of several rows about one month the last one counts. */
const TAKE_IN = `
  with typed as (
    select row, trim(customer_code) as customer_code, trim(agent_code) as agent_code,
      trim(company_code) as company_code, trim(location_code) as location_code,
      ${number('year', '^[12][0-9]{3}$')} as year, ${number('month', '^(0?[1-9]|1[0-2])$')} as month,
      ${number('amount', '^-?[0-9]{1,12}([.][0-9]{1,2})?$')} as amount
    from loaded
  ), good as (
    select typed.* from typed
      join customers on customers.code = typed.customer_code and typed.company_code = any (customers.company_code)
      join companies on companies.company_code = typed.company_code
    where year is not null and month is not null and amount is not null
      and typed.agent_code <> '' and typed.location_code <> ''
  ), written as (
    insert into turnovers (${FIELDS.join(', ')})
      select distinct on (customer_code, agent_code, company_code, location_code, year, month) ${FIELDS.join(', ')}
      from good order by customer_code, agent_code, company_code, location_code, year, month, row desc
    on conflict (customer_code, agent_code, company_code, location_code, year, month)
      do update set amount = excluded.amount
  )
  select count(*) as rows from good`;

const HEADER_BYTES = 64 * 1024;

/** UTF-16 by its mark, else UTF-8 where all of the file is, else Windows-1252. */
const encodingOf = async (file: string): Promise<string> => {
  const decode = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  try {
    for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
      if (isFirst && chunk[0] === 0xff && chunk[1] === 0xfe) return 'utf-16le';
      if (isFirst && chunk[0] === 0xfe && chunk[1] === 0xff) return 'utf-16be';
      isFirst = false;
      decode.decode(chunk, { stream: true });
    }
    decode.decode();
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
};

/** Any encoding in, UTF-8 without a mark out. */
const decoder = (encoding: string): Transform => {
  const decode = new TextDecoder(encoding);
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) =>
      done(null, decode.decode(chunk, { stream: true })),
    flush: (done) => done(null, decode.decode()),
  });
};

/** The columns of the file, in its order; those nobody knows get a name of their own. */
const headerOf = async (file: string, encoding: string) => {
  const handle = await open(file);
  const { buffer, bytesRead } = await handle
    .read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0)
    .finally(() => handle.close());
  const [line = ''] = new TextDecoder(encoding)
    .decode(buffer.subarray(0, bytesRead))
    .split(/\r?\n/);
  const separator = [',', ';', '\t'].find((each) => line.includes(each)) ?? ',';
  const columns = line.split(separator).map((head, at) => {
    const name = head.trim().replaceAll('"', '').toLowerCase();
    return (FIELDS as readonly string[]).includes(name) ? name : `other_${at}`;
  });
  const missing = FIELDS.filter((field) => columns.filter((each) => each === field).length !== 1);
  if (missing.length > 0) throw new Refusal(422, 'columns');
  return { columns, separator };
};
