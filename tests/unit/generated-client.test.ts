import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, it } from 'vitest';
import { openScene, PASSWORD } from '../support/backend-scene';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, 'tests/generated-client');

/** Runs a program in the client's folder and returns what it prints. */
const run = async (program: string, ...options: string[]) => {
  const { stdout } = await promisify(execFile)(program, options, { cwd: FOLDER });
  return stdout;
};

beforeAll(async () => {
  const document = join(ROOT, 'docs/openapi.json');
  await run('node_modules/.bin/openapi-typescript', document, '--output', 'schema.ts');
});

it('openapi-typescript makes a client of docs/openapi.json that compiles', async () => {
  expect(await run(join(ROOT, 'node_modules/.bin/tsc'), '--project', '.')).toBe('');
});

it('that client logs in, lists, creates, deletes and reads a refusal', async () => {
  const { url, close } = await openScene();
  const options = ['--import', 'tsx', 'client.ts', url, 'admin@x.it', PASSWORD];
  expect(JSON.parse(await run(process.execPath, ...options))).toEqual({
    names: ['Caffè K8', 'Caffè K7'],
    total: 8,
    created: 'Oro',
    again: ['category_code: Questo valore è già in uso'],
    deleted: 'Eliminato con successo',
  });
  await close();
});
