// @vitest-environment node
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRandom } from '../../fixtures/data/random';
import { startServerProcess, type ServerProcess } from '../support/server-process';

const ROUNDS = 3;
const CUSTOMERS = 100;
const MONTHS = 12;
const random = createRandom(20_261_122, 'kills');

let folder: string;
let server: ServerProcess | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kills-'));
  await writeFile(join(folder, 'index.html'), '<!doctype html>');
});
afterAll(async () => {
  await server?.stop('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

type Row = Readonly<Record<string, unknown>>;
type Answer = { data: Readonly<Record<string, Row[]>> & { total_rows: number } };

/** A server over the same file as those before it, and calls of its admin. */
const startServer = async () => {
  server = await startServerProcess({
    file: join(folder, 'db.json'),
    dist: folder,
    customers: CUSTOMERS,
  });
  const { call, stop } = server;
  return {
    get: async (path: string): Promise<Answer['data']> =>
      ((await (await call(path)).json()) as Answer).data,
    download: async (key: unknown) =>
      (await call(`/api/v1/fileinfos/download?file_key=${String(key)}`)).text(),
    /** Whether the file was acknowledged before the end of the server. */
    upload: async ({ type, name, text }: UploadedFile): Promise<boolean> => {
      const form = new FormData();
      form.append('file', new Blob([text]), name);
      return call(`/api/v1/file/upload${type}`, { method: 'POST', body: form }).then(
        ({ ok }) => ok,
        () => false,
      );
    },
    kill: async () => stop('SIGKILL'),
  };
};

type Server = Awaited<ReturnType<typeof startServer>>;
/** A file, and how its rows are found in the list of the collection they go to. */
type UploadedFile = { type: string; name: string; text: string; rows: number; found: string };

const first = (codes: unknown) => String([codes].flat()[0]);

const turnovers = (customers: readonly Row[], year: number): UploadedFile => {
  const lines = customers.flatMap(({ code, agent_code, company_code, location_code }) =>
    Array.from({ length: MONTHS }, (_, month) => [
      code,
      first(agent_code),
      first(company_code),
      first(location_code),
      year,
      month + 1,
      9,
    ]),
  );
  const header = 'customer_code,agent_code,company_code,location_code,year,month,amount';
  return {
    type: 'Turnover',
    name: `turnover-${year}.csv`,
    text: [header, ...lines.map((cells) => cells.join(','))].join('\n'),
    rows: lines.length,
    found: `turnovers?year=${year}`,
  };
};

const newCustomers = (customers: readonly Row[], round: number): UploadedFile => {
  const prefix = `KILL${round}-`;
  const header = 'code,p_iva,business_name,email,company_code,location_code,agent_code';
  const lines = customers.map(({ agent_code, company_code, location_code }, at) =>
    [
      prefix + at,
      'IT123',
      `Bar ${at}`,
      `bar${at}@example.com`,
      ...[company_code, location_code, agent_code].map(first),
    ].join(','),
  );
  return {
    type: 'Customer',
    name: `customers-${round}.csv`,
    text: [header, ...lines].join('\n'),
    rows: lines.length,
    found: `customers?searchTerm=${prefix}`,
  };
};

/** The stored part of a file: its rows, and the result of its import. */
const fateOf = async ({ get, download }: Server, file: UploadedFile) => {
  const stored = (await get(`/api/v1/${file.found}`)).total_rows;
  const { imports = [], total_rows } = await get(`/api/v1/imports?searchTerm=${file.name}`);
  const [record] = imports;
  const isThere = stored === file.rows && total_rows === file.rows;
  if (isThere) expect(record).toMatchObject({ status: 'success' });
  else if (record) {
    expect([stored, total_rows]).toEqual([0, 1]);
    expect(record).toMatchObject({ row: null, status: 'failure' });
    expect(record.error_message).toMatch(/interrotta: nessuna riga/);
  } else expect([stored, total_rows]).toEqual([0, 0]);
  if (record) expect(await download(record.file_key)).toBe(file.text);
  return isThere;
};

it(
  'a file is wholly there or not at all after a kill, and its import says which',
  { timeout: 300_000 },
  async () => {
    let current = await startServer();
    const { customers = [] } = await current.get('/api/v1/customers?pageSize=1000');
    const before = (await current.get('/api/v1/imports?pageSize=1')).total_rows;
    const fates: boolean[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      // Two of one kind and one of another at a time.
      const files = [
        turnovers(customers, 1950 + 2 * round),
        turnovers(customers, 1951 + 2 * round),
        newCustomers(customers, round),
      ];
      const total = files.reduce((sum, { rows }) => sum + rows, 0);
      const moment = random.between(1, total - 1);
      const acknowledged = files.map((file) => current.upload(file));
      const recorded = async () => (await current.get('/api/v1/imports?pageSize=1')).total_rows;
      const start = await recorded();
      await expect.poll(recorded, { interval: 1, timeout: 60_000 }).toBeGreaterThan(start + moment);
      await current.kill();
      current = await startServer();
      for (const [at, file] of files.entries()) {
        const isThere = await fateOf(current, file);
        // An acknowledged file is stored; a stored one may lack its answer, because the server was killed first.
        if (await acknowledged[at]) expect(isThere).toBe(true);
        fates.push(isThere);
      }
    }
    expect(before).toBeGreaterThan(0);
    expect(new Set(fates)).toEqual(new Set([true, false]));
    await current.kill();
  },
);
