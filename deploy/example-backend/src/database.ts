import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import pg from 'pg';

pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

const MIGRATIONS = resolve(import.meta.dirname, '../migrations');

/** Opens the database at `url` and brings its tables up to date. */
export const openDatabase = async (url: string): Promise<pg.Pool> => {
  const pool = new pg.Pool({ connectionString: url, statement_timeout: 120_000 });
  await migrate(pool);
  return pool;
};

/** Runs the files of `migrations` that have not run yet, each in a transaction; a second process waits. */
const migrate = async (pool: pg.Pool): Promise<void> => {
  await transaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock(1)');
    await client.query('create table if not exists migrations (name text primary key)');
    const { rows } = await client.query<{ name: string }>('select name from migrations');
    const done = new Set(rows.map(({ name }) => name));
    for (const name of (await readdir(MIGRATIONS)).sort()) {
      if (done.has(name)) continue;
      await client.query(await readFile(resolve(MIGRATIONS, name), 'utf8'));
      await client.query('insert into migrations values ($1)', [name]);
    }
  });
};

/** Who asks: the policies of the database show the rows of this user. */
export type Asker = {
  role: 'system' | Role;
  code?: string;
  company_code?: readonly string[];
  location_code?: readonly string[];
};

/** From the highest to the lowest. */
export const ROLES = ['admin', 'company_manager', 'area_manager', 'site_manager', 'agent'] as const;
export type Role = (typeof ROLES)[number];

export const SYSTEM: Asker = { role: 'system' };

/** Runs `work` in a transaction that sees and writes the rows of `asker`. */
export const inScope = <Result>(
  pool: pg.Pool,
  asker: Asker,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> =>
  transaction(pool, async (client) => {
    const { role, code = '', company_code = [], location_code = [] } = asker;
    await client.query(
      `select set_config('app.role', $1, true), set_config('app.code', $2, true),
        set_config('app.companies', $3::text[]::text, true), set_config('app.locations', $4::text[]::text, true)`,
      [role, code, company_code, location_code],
    );
    return work(client);
  });

const transaction = async <Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    // A connection that cannot roll back is closed instead of being used again.
    await client.query('rollback').then(
      () => client.release(),
      (broken: Error) => client.release(broken),
    );
    throw error;
  }
};
