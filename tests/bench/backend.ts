import { once } from 'node:events';
import { openAsBlob } from 'node:fs';
import { mkdir, mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { startServerProcess, type ServerProcess } from '../support/server-process';
import { median } from './median';
import { atMost, type Row } from './rows';

const CUSTOMERS = 100_000;
const WRITES = 5;
const SEARCHES = 100;
const WORDS = ['bar', 'caffe', 'example.com', 'rossi', 'zzz'];
const ACTIVITY = '/accesslog?page=1&pageSize=10&searchTerm=&sortField=_id&sortDir=1';

/** Measures the fixture backend with 100,000 customers, then with an import of `rows` turnovers. */
export const benchBackend = async (rows: number): Promise<Row[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'backend-bench-'));
  try {
    // Not in the folder of the database: the console's files are all compressed, and the database would be one of them.
    const dist = join(folder, 'dist');
    await mkdir(dist);
    await writeFile(join(dist, 'index.html'), '<!doctype html>');
    const options = { file: join(folder, 'db.sqlite'), dist, customers: CUSTOMERS };
    const first = await startServerProcess(options);
    await first.stop('SIGTERM');
    const server = await startServerProcess(options);
    try {
      return [
        atMost('backend, 100,000 customers: first start', first.startMs, 4000, 'ms'),
        atMost('start on the file', server.startMs, 1000, 'ms'),
        await benchSearch(server),
        ...(await benchCustomers(server)),
        ...(await benchUpload(server, folder, rows)),
      ];
    } finally {
      await server.stop('SIGTERM');
    }
  } finally {
    await rm(folder, { recursive: true });
  }
};

/** The 95th percentile of the time of searches for common and for rare words. */
const benchSearch = async (server: ServerProcess): Promise<Row> => {
  const times: number[] = [];
  for (let at = 0; at < SEARCHES; at += 1) {
    const word = WORDS[at % WORDS.length] ?? '';
    times.push(await timed(server, `/api/v1/customers?searchTerm=${word}%20${at}`));
  }
  const [slow = 0] = times.sort((one, other) => one - other).slice(Math.floor(SEARCHES * 0.95));
  return atMost('search, 95th percentile', slow, 25, 'ms');
};

const benchCustomers = async (server: ServerProcess): Promise<Row[]> => {
  await timed(server, ACTIVITY);
  const times: number[] = [];
  for (let write = 0; write < WRITES; write += 1) {
    await writeToCustomer(server, write);
    times.push(await timed(server, ACTIVITY));
  }
  const besideFile = await slowestDuring(server, timed(server, '/accesslist/csv'));
  return [
    atMost('app activity after a write', median(times), 100, 'ms'),
    atMost('slowest other call beside its CSV', besideFile, 100, 'ms'),
    atMost('memory after it', await memoryOf(server, 'VmRSS'), 300, 'MB'),
  ];
};

const benchUpload = async (server: ServerProcess, folder: string, rows: number): Promise<Row[]> => {
  const file = await turnoverFile(server, folder, rows);
  const besideUpload = await slowestDuring(server, upload(server, file, rows));
  return [
    atMost(
      `slowest other call beside ${rows.toLocaleString('en')} rows sent`,
      besideUpload,
      100,
      'ms',
    ),
    atMost('memory at most', await memoryOf(server, 'VmHWM'), 300, 'MB'),
  ];
};

/** The time in ms from a call to the end of its answer. */
const timed = async (server: ServerProcess, path: string): Promise<number> => {
  const started = performance.now();
  const answer = await server.call(path);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return performance.now() - started;
};

/** Makes calls one after the other until `work` is done, and returns the time of the slowest. */
const slowestDuring = async (server: ServerProcess, work: Promise<unknown>): Promise<number> => {
  let slowest = 0;
  const done = work.then(() => 'done' as const);
  for (;;) {
    const next = await Promise.race([done, timed(server, '/me')]);
    if (next === 'done') return slowest;
    slowest = Math.max(slowest, next);
  }
};

type Customer = Readonly<Record<string, unknown>>;

const customersOf = async (server: ServerProcess, page: number): Promise<Customer[]> => {
  const answer = await server.call(`/api/v1/customers?page=${page}&pageSize=1000`);
  return ((await answer.json()) as { data: { customers: Customer[] } }).data.customers;
};

const writeToCustomer = async (server: ServerProcess, at: number) => {
  const { _id, ...customer } = (await customersOf(server, 1))[at] ?? {};
  const answer = await server.call(`/api/v1/customers/${String(_id)}/update`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...customer, business_name: `Bar ${at}` }),
  });
  if (!answer.ok) throw new Error(await answer.text());
};

/** Writes a file of `rows` turnovers, a multiple of 1,000, of existing customers: about 50 bytes a line. */
const turnoverFile = async (server: ServerProcess, folder: string, rows: number) => {
  const path = join(folder, 'turnovers.csv');
  const file = await open(path, 'w');
  await file.write('customer_code,agent_code,company_code,location_code,year,month,amount\n');
  const buyers = Math.min(CUSTOMERS, rows);
  for (let page = 1; page <= buyers / 1000; page += 1) {
    const lines = (await customersOf(server, page)).flatMap((customer) =>
      Array.from({ length: rows / buyers }, (_, month) =>
        [
          ...['code', 'agent_code', 'company_code', 'location_code'].map((field) =>
            String([customer[field]].flat()[0]),
          ),
          1999,
          month + 1,
          `${month}.5`,
        ].join(','),
      ),
    );
    await file.write(`${lines.join('\n')}\n`);
  }
  await file.close();
  return path;
};

const upload = async ({ url, token }: ServerProcess, path: string, rows: number) => {
  const form = new FormData();
  form.append('file', await openAsBlob(path), 'turnovers.csv');
  const { headers, body } = new Response(form);
  // `fetch` times out after five minutes; a million rows may take longer.
  const sending = request(`${url}/api/v1/file/uploadTurnover`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': headers.get('content-type') ?? '',
    },
  });
  const [[answer]] = await Promise.all([
    once(sending, 'response') as Promise<[IncomingMessage]>,
    pipeline(Readable.fromWeb(body as ReadableStream), sending),
  ]);
  const { data } = (await json(answer)) as { data?: { succeeded?: number } };
  if (data?.succeeded !== rows) throw new Error(`Only ${data?.succeeded} rows were imported`);
};

/** The memory of a process: `VmRSS` now, `VmHWM` at its peak. NaN on systems without /proc. */
const memoryOf = async ({ pid }: ServerProcess, figure: 'VmRSS' | 'VmHWM'): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(new RegExp(`${figure}:\\s+(\\d+)`).exec(status)?.[1]) / 1000;
};
