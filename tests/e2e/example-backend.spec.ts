import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { createConsoleFiles } from '../../fixtures/server/console-files';
import { pictureFile } from './records';
import {
  alertSaying,
  button,
  expectColumn,
  expectNote,
  fileField,
  search,
  textField,
} from './screen';
import { portOf } from './servers';

/** The console on another backend than the fixture one: deploy/example-backend, on a PostgreSQL of its own. */
const FOLDER = resolve(import.meta.dirname, '../../deploy/example-backend');
const DIST = resolve(import.meta.dirname, '../../dist');
const ADMIN = { email: 'admin@example.com', password: 'Loyalty-2026!' };

const ports = (worker: number) => {
  const first = portOf(worker) + 100;
  return { database: first, backend: first + 100, console: first + 200 };
};

// CI installs both (.ci/run): there it fails without them.
test.skip(
  !process.env.CI && !existsSync(join(FOLDER, 'node_modules')),
  'deploy/example-backend is not installed: npm ci there',
);
test.skip(
  !process.env.CI && !existsSync('/usr/lib/postgresql'),
  'PostgreSQL is not installed: apt-get install postgresql',
);

let data: string;
let backend: ChildProcess;
let served: Server;

// oxlint-disable-next-line eslint/no-empty-pattern
test.beforeAll(async ({}, { parallelIndex }) => {
  const { database, backend: port, console } = ports(parallelIndex);
  data = await mkdtemp(join(tmpdir(), 'example-backend-'));
  // Run as root, PostgreSQL is another account's.
  await chmod(data, 0o755);
  const url = execFileSync(
    join(FOLDER, 'postgres.sh'),
    ['start', join(data, 'db'), `${database}`],
    {
      encoding: 'utf8',
    },
  ).trim();
  backend = spawn('node', ['--import', 'tsx', 'src/main.ts'], {
    cwd: FOLDER,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      DATABASE_URL: url,
      PORT: `${port}`,
      CONSOLE_ORIGIN: `http://127.0.0.1:${console}`,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
    },
  });
  // Its first line says that it listens.
  await once(backend.stdout!, 'data');
  backend.stdout!.resume();
  served = createServer(createConsoleFiles({ dist: DIST, apiBase: `http://127.0.0.1:${port}` }));
  await new Promise<void>((listening) => served.listen(console, '127.0.0.1', listening));
});

test.afterAll(async () => {
  served.closeAllConnections();
  served.close();
  backend.kill();
  await once(backend, 'exit');
  execFileSync(join(FOLDER, 'postgres.sh'), ['stop', join(data, 'db')]);
  await rm(data, { recursive: true, force: true });
});

test('on PostgreSQL: login, list, save, refusal, import', async ({ page }, { parallelIndex }) => {
  await open(page, '/');
  await page.locator('input[name="email"]').fill(ADMIN.email);
  await page.locator('input[name="password"]').fill(ADMIN.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Ciao, Prima' })).toBeVisible();

  await fillCompany(page);
  await button(page, 'Salva').click();
  await expect(alertSaying(page, 'status', 'Creato con successo')).toBeVisible();
  await search(page, 'l’ancora');
  await expectColumn(page, 'Nome azienda', ['L’Àncora']);

  // The code is taken: PostgreSQL refuses it, the field says so, nothing typed is lost.
  await fillCompany(page);
  await button(page, 'Salva').click();
  await expectNote(textField(page, 'Codice'), 'Questo codice esiste già');
  await expect(textField(page, 'Nome azienda')).toHaveValue('L’Àncora');

  const { post, get } = await signedIn(page, ports(parallelIndex).backend);
  const place = { company_code: 'ANCORA', location_code: 'PORTO' };
  await post('auth/bouser/create', {
    code: 'A1',
    firstname: 'Anna',
    surname: 'Verdi',
    email: 'anna@example.com',
    telephone: '+39 06 1',
    roles: ['agent'],
    ...place,
  });
  await post('customers', {
    code: 'C1',
    p_iva: '12345670017',
    business_name: 'Bar Città',
    email: 'bar@example.com',
    agent_code: 'A1',
    ...place,
  });
  await open(page, '/csv/list/Turnover');
  await page.getByLabel('Scegli un file').setInputFiles({
    name: 'fatturato.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'Customer_code;agent_code;company_code;location_code;year;month;amount\r\nC1;A1;ANCORA;PORTO;2026;3;812.40\r\n',
    ),
  });
  await page.getByRole('button', { name: /^(Carica|Importa) 1 riga/ }).click();
  await expect(page.getByText('File importato').first()).toBeVisible();
  await open(page, '/turnover/list');
  await expectColumn(page, 'Importo', ['812,40\u00A0€']);
  expect(await get('turnovers?year=2026')).toBe(200);
  expect(await get('turnovers?year=abc')).toBe(400);
});

const open = async (page: Page, address: string) => {
  await page.goto('about:blank');
  await page.goto(`http://127.0.0.1:${ports(test.info().parallelIndex).console}/#${address}`);
};

const fillCompany = async (page: Page) => {
  await open(page, '/company/create');
  await textField(page, 'Codice').fill('ANCORA');
  await textField(page, 'Nome azienda').fill('L’Àncora');
  await textField(page, 'Descrizione').fill('Pesce azzurro');
  await fileField(page, 'Logo').setInputFiles(pictureFile(400, 120));
  await fileField(page, 'Logo quadrato').setInputFiles(pictureFile(256, 256));
  await fileField(page, 'Immagine di testata').setInputFiles(pictureFile(1200, 400));
  await expect(page.getByRole('img', { name: /^Anteprima: / })).toHaveCount(3);
};

/** Calls below `api/v1/` as the admin: `post` creates a record, `get` returns the status. */
const signedIn = async ({ request }: Page, port: number) => {
  const origin = `http://127.0.0.1:${port}`;
  const { token } = await (await request.post(`${origin}/bouser/login`, { data: ADMIN })).json();
  const headers = { authorization: `Bearer ${token}` };
  return {
    post: async (path: string, data: object) => {
      const answer = await request.post(`${origin}/api/v1/${path}`, { data, headers });
      expect(answer.status(), await answer.text()).toBe(201);
    },
    get: async (path: string) =>
      (await request.get(`${origin}/api/v1/${path}`, { headers })).status(),
  };
};
