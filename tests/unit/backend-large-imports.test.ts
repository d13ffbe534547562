import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openScene, type Scene } from '../support/backend-scene';

const ROWS = 500;

let scene: Scene;
beforeEach(async () => {
  scene = await openScene();
});
afterEach(() => scene.close());

const upload = (lines: readonly string[]) => {
  const header = 'code;firstname;surname;email;telephone;roles;company_code;location_code;status';
  const form = new FormData();
  form.append('file', new Blob([[header, ...lines].join('\n')]), 'bousers.csv');
  return scene.call('admin', '/api/v1/file/uploadBoUser', form);
};

const boUsers = (status: string) =>
  Array.from(
    { length: ROWS },
    (_, at) => `u${at};Anna;Rossi;u${at}@x.it;06;agent;C1;C1-A;${status}`,
  );

it('other calls are answered while a large file goes in', async () => {
  await scene.call('admin', '/me');
  const uploading = upload(boUsers('active'));
  const imported = () => scene.store.rows('imports').length;
  let answered = 0;
  while (imported() < ROWS) {
    expect((await scene.call('admin', '/me')).status).toBe(200);
    if (imported() > 0 && imported() < ROWS) answered += 1;
  }
  expect((await uploading).json.data).toMatchObject({ rows: ROWS, succeeded: ROWS });
  expect(answered).toBeGreaterThan(5);
});

it('a file is read in pieces without losing a line', async () => {
  const long = 'Via "Nuova"\n'.repeat(50).replaceAll('"', '""');
  const lines = boUsers('active').map((line) => line.replace(';06;', `;"06 ${long}";`));
  expect((await upload(lines)).json.data).toMatchObject({ rows: ROWS, succeeded: ROWS });
  const telephones = new Set(
    scene.store
      .rows('bousers')
      .slice(-ROWS)
      .map(({ telephone }) => telephone),
  );
  expect([...telephones]).toEqual([`06 ${'Via "Nuova"\n'.repeat(50)}`.trim()]);
});

it('a line costs the same whether it is the first or the last', async () => {
  const rows = vi.spyOn(scene.store, 'rows');
  const readBy = async (lines: readonly string[]) => {
    rows.mockClear();
    expect((await upload(lines)).json.data.failed).toBe(0);
    return rows.mock.results.reduce(
      (sum, { value }) => sum + (value as readonly unknown[]).length,
      0,
    );
  };
  expect(await readBy(boUsers('active'))).toBeLessThan(20 * ROWS);
  expect(await readBy(boUsers('deactivated'))).toBeLessThan(20 * ROWS);
});
