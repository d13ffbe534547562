import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import { stringify } from 'csv-stringify';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { AddCall, Row } from './calls';
import { Refusal } from './refusal';

const FIELDS = ['customer_code', 'agent_code', 'company_code', 'location_code', 'year', 'month', 'amount'];

/** Turnover is written by CSV files alone. */
export const addTurnoverFile = (add: AddCall): void =>
  add('post', '/api/v1/file/uploadTurnover', async ({ client, request, say }) => {
    const part = (await request.saveRequestFiles()).files[0];
    if (part?.fieldname !== 'file') throw new Refusal(400, 'bad_request');
    await load(client, part.filepath);
    const { rows } = await client.query<Row>('select * from take_in_turnovers()');
    return { message: say('imported'), data: { file_key: request.id, ...rows[0] } };
  });

/** Copies the rows of `file` to the temporary table `loaded`. @throws {Refusal} 422 for a file that is no such CSV. */
const load = async (client: PoolClient, file: string): Promise<void> => {
  const { encoding, header } = await headOf(file);
  await client.query(
    `create temporary table loaded (row integer generated always as identity, ${FIELDS.join(' text, ')} text)
      on commit drop`,
  );
  const options = { columns: columnsOf, relax_column_count: true, relax_quotes: true, skip_empty_lines: true };
  await pipeline(
    createReadStream(file),
    new TextDecoderStream(encoding),
    parse({ ...options, delimiter: [',', ';', '\t'].find((each) => header.includes(each)) ?? ',' }),
    stringify({ columns: FIELDS }),
    client.query(copyFrom(`copy loaded (${FIELDS.join(', ')}) from stdin (format csv)`)),
  ).catch((error: unknown) => {
    throw error instanceof CsvError ? new Refusal(422, 'file') : error;
  });
};

/** UTF-16 by its mark, else UTF-8 where all of the file is, else Windows-1252; and the first line. */
const headOf = async (file: string) => {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let encoding = 'utf-8';
  let head: Buffer | undefined;
  try {
    for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
      head ??= chunk;
      utf8.decode(chunk, { stream: true });
    }
    utf8.decode();
  } catch {
    const mark = head?.toString('hex', 0, 2);
    encoding = mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : 'windows-1252';
  }
  const [header = ''] = new TextDecoder(encoding).decode(head).split(/[\r\n]/);
  return { encoding, header };
};

/** Names of columns in any case; those nobody knows are passed over. */
const columnsOf = (names: readonly string[]): string[] => {
  const columns = names.map((name) => name.trim().toLowerCase());
  if (FIELDS.some((field) => !columns.includes(field))) throw new Refusal(422, 'columns');
  return columns;
};
