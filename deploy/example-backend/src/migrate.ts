import { readdir, readFile } from 'node:fs/promises';
import type { PoolClient } from 'pg';

const FOLDER = new URL('../migrations/', import.meta.url);

/** Runs the files of `migrations` that have not run yet; a second process waits. */
export const migrate = async (client: PoolClient): Promise<void> => {
  await client.query('select pg_advisory_xact_lock(1)');
  await client.query('create table if not exists migrations (name text primary key)');
  const { rows } = await client.query<{ name: string }>('select name from migrations');
  for (const name of (await readdir(FOLDER)).sort()) {
    if (rows.some((row) => row.name === name)) continue;
    await client.query(await readFile(new URL(name, FOLDER), 'utf8'));
    await client.query('insert into migrations values ($1)', [name]);
  }
};
