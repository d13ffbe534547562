import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/**
 * A rule that is never broken may be a rule that is never read: each one is broken here, in a small tree
 * outside the project that is checked with the project's own configuration.
 */
const ROOT = resolve(import.meta.dirname, '../..');

type Planted = [file: string, code: string, rule: string];

const imports = (address: string) => `import * as it from '${address}';\nexport const used = it;\n`;
const names = (name: string, address: string) => `export { ${name} } from '${address}';\n`;
const calls = (expression: string) => `export const used = () => ${expression};\n`;

/** Types as well: a folder that knows another one's types cannot go without it. */
const importsType = (address: string) =>
  `import type { It } from '${address}';\nexport type Its = readonly It[];\n`;
const namesType = (address: string) => `export type It = import('${address}').It;\n`;

const IMPORT = 'no-restricted-imports';
/** A type is imported by a statement, which the other rules read. */
const TYPE_IMPORT = 'consistent-type-imports';

const FORBIDDEN: readonly Planted[] = [
  ['src/core/a1.ts', imports('react'), IMPORT],
  ['src/core/a2.ts', imports('@/ui/x'), IMPORT],
  ['src/core/a3.ts', imports('@/resources/registry'), IMPORT],
  ['src/core/a4.ts', imports('../providers/http'), IMPORT],
  ['src/core/a5.ts', `export const used = () => import('@/providers/http/http');\n`, IMPORT],
  ['src/core/a6.ts', `export type { It } from '@/app/x';\n`, IMPORT],
  ['src/core/a7.ts', importsType('@/providers/http/http'), IMPORT],
  ['src/core/a8.ts', namesType('@/providers/http/http'), TYPE_IMPORT],
  ['src/core/a9.ts', `export type It = typeof import('@/app/x');\n`, TYPE_IMPORT],
  ['src/i18n/b3.ts', importsType('@/ui/x'), IMPORT],
  ['src/providers/c4.ts', importsType('@/ui/x'), IMPORT],
  ['src/providers/c5.ts', namesType('@/ui/x'), TYPE_IMPORT],
  ['src/ui/t4.ts', importsType('@/app/x'), IMPORT],
  ['src/kit/list/d5.ts', importsType('../../app/x'), IMPORT],
  ['src/ui/t6.ts', namesType('@/resources/company/x'), TYPE_IMPORT],
  ['src/account/e5.ts', importsType('@/app/x'), IMPORT],
  ['src/account/e6.ts', importsType('react-admin'), IMPORT],
  ['src/resources/company/f0.ts', importsType('@/app/x'), IMPORT],
  ['src/pages/dashboard/g3.ts', importsType('@/resources/company/x'), IMPORT],
  ['fixtures/i6.ts', importsType('@/providers/http'), IMPORT],
  ['fixtures/i7.ts', namesType('@/providers/http'), TYPE_IMPORT],
  ['src/i18n/b1.ts', imports('@/providers/http'), IMPORT],
  ['src/i18n/b2.ts', imports('@/resources/company/company.messages'), IMPORT],
  ['src/providers/c1.ts', imports('@/ui/x'), IMPORT],
  ['src/providers/c2.ts', imports('@/resources/company/company.definition'), IMPORT],
  ['src/providers/c3.ts', imports('@/app/x'), IMPORT],
  ['src/ui/d1.tsx', imports('@/kit/x'), IMPORT],
  ['src/ui/d2.tsx', imports('@/app/x'), IMPORT],
  ['src/ui/d4.tsx', `export type { It } from '@/domain/x';\n`, IMPORT],
  ['src/kit/d5.tsx', imports('@/domain/x'), IMPORT],
  ['src/kit/d6.tsx', imports('@/resources/registry'), IMPORT],
  ['src/kit/d7.tsx', `export type { It } from '@/domain/x';\n`, IMPORT],
  ['src/domain/d8.tsx', imports('@/resources/registry'), IMPORT],
  ['src/domain/d9.tsx', imports('@/app/x'), IMPORT],
  ['src/domain/d10.tsx', imports('@/imports/read/x'), IMPORT],
  ['src/kit/list/d11.tsx', importsType('@/imports/read/x'), IMPORT],
  ['src/imports/read/m1.ts', imports('@/resources/import-record/x'), IMPORT],
  ['src/imports/read/m2.ts', importsType('@/app/x'), IMPORT],
  ['src/imports/read/m3.ts', namesType('@/pages/dashboard/x'), TYPE_IMPORT],
  ['src/imports/read/m4.ts', imports('../../imports/check/x'), IMPORT],
  ['src/kit/inputs/d3.tsx', imports('../../resources/company/x'), IMPORT],
  ['src/account/e1.tsx', imports('react-admin'), IMPORT],
  ['src/account/e4.tsx', imports('@mui/material/Box'), IMPORT],
  ['src/account/e3.tsx', imports('@/pages/dashboard/Dashboard'), IMPORT],
  ['src/account/e2.tsx', imports('@/app/console/Console'), IMPORT],
  ['src/account/e5.tsx', imports('@/kit/form/RecordForm'), IMPORT],
  ['src/resources/company/f1.tsx', imports('@/resources/group/GroupList'), IMPORT],
  ['src/resources/company/f2.tsx', imports('../group/GroupList'), IMPORT],
  ['src/resources/company/f3.tsx', imports('./../group/GroupList'), IMPORT],
  ['src/resources/company/f4.tsx', imports('@/pages/dashboard/x'), IMPORT],
  ['src/resources/company/f5.tsx', imports('@/app/x'), IMPORT],
  ['src/resources/company/f6.tsx', imports('./company.views'), IMPORT],
  ['src/resources/company/parts/f7.tsx', imports('../../group/GroupList'), IMPORT],
  ['src/resources/company/parts/f8.tsx', imports('../parts/../../group/x'), IMPORT],
  ['src/resources/company/f9.ts', imports('zod'), IMPORT],
  ['src/pages/dashboard/g1.tsx', imports('@/resources/company/CompanyList'), IMPORT],
  ['src/pages/dashboard/g2.tsx', imports('../error/ErrorPage'), IMPORT],
  ['src/app/h1.tsx', imports('@/resources/company/company.views'), IMPORT],
  ['src/app/h2.tsx', imports('@/../fixtures/app'), IMPORT],
  ['src/app/h4.tsx', imports('@/boot/Root'), IMPORT],
  ['src/app/layout/h5.tsx', imports('../../boot/Root'), IMPORT],
  ['src/app/h3.tsx', imports('../../tests/support/x'), IMPORT],
  ['src/resources/registry.ts', imports('../../fixtures/app'), IMPORT],
  ['fixtures/i1.ts', imports('@/providers/http'), IMPORT],
  ['fixtures/i2.ts', imports('@/resources/company/CompanyList'), IMPORT],
  ['fixtures/i3.ts', imports('@/resources/company/company.views'), IMPORT],
  ['fixtures/i4.ts', imports('../src/core/routes'), IMPORT],
  ['fixtures/i5.ts', imports('../tests/support/x'), IMPORT],
  ['fixtures/database/i8.ts', importsType('../records/x'), IMPORT],
  ['src/ui/j1.ts', calls(`fetch('/me')`), 'no-restricted-globals'],
  ['src/ui/j2.ts', calls(`window.fetch('/me')`), 'no-restricted-properties'],
  ['src/ui/j3.ts', calls('new XMLHttpRequest()'), 'no-restricted-globals'],
  ['src/providers/j4.ts', calls(`localStorage.getItem('token')`), 'no-restricted-globals'],
  ['src/app/j5.ts', calls('globalThis.sessionStorage.length'), 'no-restricted-properties'],
  ['src/account/j6.ts', calls('document.cookie'), 'no-restricted-properties'],
  ['src/kit/form/j7.ts', imports('idb-keyval'), IMPORT],
  ['src/providers/data/j8.ts', imports('idb-keyval'), IMPORT],
  ['src/resources/company/parts/j9.ts', imports('idb-keyval'), IMPORT],
  ['src/app/j10.ts', imports('idb-keyval'), IMPORT],
  ...[
    'src/app/n1.ts',
    'src/ui/n2.ts',
    'src/kit/inputs/n3.ts',
    'src/domain/n4.ts',
    'src/imports/read/n5.ts',
    'src/resources/company/n6.ts',
    'src/pages/dashboard/parts/n7.ts',
  ].map((file): Planted => [file, names('useTranslate', 'react-admin'), IMPORT]),
  ['src/core/k1.ts', `import { two } from './k2';\nexport const one = () => two;\n`, 'no-cycle'],
  [
    'src/core/k3.ts',
    `import type { Two } from './k4';\nexport type One = { two: Two };\n`,
    'no-cycle',
  ],
  [
    'src/core/k4.ts',
    `import type { One } from './k3';\nexport type Two = { one: One };\n`,
    'no-cycle',
  ],
  [
    'src/core/k2.ts',
    `import { one } from '@/core/k1';\nexport const two = () => one;\n`,
    'no-cycle',
  ],
  ['src/core/l1.ts', `export const used = (it: any) => it;\n`, 'no-explicit-any'],
  ['src/core/l2.ts', `// @ts-ignore\nexport const used = 1;\n`, 'ban-ts-comment'],
];

const ALLOWED: readonly [file: string, code: string][] = [
  ['src/core/z1.ts', imports('./z2')],
  ['src/core/z2.ts', imports('zod')],
  ['src/i18n/z1.ts', imports('@/core/z2')],
  ['src/providers/z1.ts', imports('@/resources/registry')],
  ['src/providers/session/large-storage.ts', imports('idb-keyval')],
  ['src/providers/http/http.ts', calls(`fetch('/me')`)],
  [
    'src/providers/session/storage.ts',
    calls('window.localStorage.length + document.cookie.length'),
  ],
  ['src/ui/z1.tsx', imports('@/providers/z1')],
  ['src/kit/z1.tsx', imports('@/ui/z1')],
  ['src/domain/z1.tsx', imports('@/kit/z1')],
  ['src/imports/read/z1.tsx', imports('@/domain/z1')],
  ['src/resources/company/z4.tsx', imports('@/imports/read/z1')],
  ['src/kit/inputs/z2.tsx', imports('../z1')],
  ['src/resources/company/z1.tsx', imports('./z2')],
  ['src/resources/company/z2.tsx', names('useRecordContext', 'react-admin')],
  ['src/resources/company/parts/z3.tsx', imports('../z2')],
  ['src/pages/registry.ts', imports('./dashboard/dashboard.page')],
  ['src/app/z1.tsx', imports('@/resources/registry')],
  ['src/boot/z1.ts', imports('@/app/z1')],
  ['src/boot/z2.ts', imports('./z1')],
  ['fixtures/z1.ts', imports('@/resources/company/company.schema')],
  ['fixtures/routes/z2.ts', imports('../z1')],
];

let tree = '';
let reported = new Map<string, string[]>();

beforeAll(async () => {
  tree = realpathSync(mkdtempSync(join(tmpdir(), 'import-rules-')));
  for (const name of ['.oxlintrc.json', 'tsconfig.json'])
    copyFileSync(join(ROOT, name), join(tree, name));
  for (const [file, code] of [...FORBIDDEN, ...ALLOWED]) plant(file, code);
  const { stdout } = await run('oxlint', ['--format', 'json', '.']);
  reported = rulesByFile(stdout);
}, 60_000);

afterAll(() => rmSync(tree, { recursive: true, force: true }));

describe('what no file may do is reported', () => {
  test.each(FORBIDDEN)('%s: %s', (file, _code, rule) => {
    expect(reported.get(file)).toContain(rule);
  });
});

describe('what files are meant to do is not', () => {
  test.each(ALLOWED)('%s: %s', (file) => {
    expect(reported.get(file)).toBeUndefined();
  });
});

test('a file that nothing imports is reported as dead', async () => {
  const orphanage = join(tree, 'orphanage');
  mkdirSync(orphanage);
  for (const name of ['knip.json', 'tsconfig.json'])
    copyFileSync(join(ROOT, name), join(orphanage, name));
  plant('orphanage/package.json', '{"name":"orphanage","devDependencies":{"vite":"*"}}\n');
  plant('orphanage/index.html', '<script type="module" src="/src/main.tsx"></script>\n');
  plant('orphanage/src/main.tsx', `import { used } from './app/used';\nconsole.log(used);\n`);
  plant('orphanage/src/app/used.ts', 'export const used = 1;\n');
  plant('orphanage/src/app/orphan.ts', 'export const unused = 1;\n');

  const { code, stdout } = await run('knip', [
    '--directory',
    orphanage,
    '--include',
    'files',
    '--no-config-hints',
    '--reporter',
    'json',
  ]);

  expect(code).not.toBe(0);
  expect(stdout).toContain('src/app/orphan.ts');
  expect(stdout).not.toContain('src/app/used.ts');
}, 60_000);

const plant = (file: string, code: string) => {
  const path = join(tree, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, code);
};

/** Runs a tool of the project inside the tree. A non-zero end is what most runs here are for. */
const run = (tool: string, args: readonly string[]) =>
  new Promise<{ code: number; stdout: string }>((done, reject) => {
    const bin = join(ROOT, 'node_modules', '.bin', tool);
    const options = { cwd: tree, maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' };
    execFile(bin, args, options, (error, stdout, stderr) => {
      if (error && typeof error.code !== 'number') reject(error);
      else if (!stdout.trim()) reject(new Error(`${tool} said nothing: ${stderr}`));
      else done({ code: error ? Number(error.code) : 0, stdout });
    });
  });

const rulesByFile = (output: string): Map<string, string[]> => {
  const { diagnostics } = JSON.parse(output) as {
    diagnostics: { filename: string; code: string }[];
  };
  const rules = new Map<string, string[]>();
  for (const { filename, code } of diagnostics) {
    const file = filename.replaceAll('\\', '/').replace(/^\.\//, '');
    // `eslint(no-restricted-imports)` and the like.
    const rule = /\(([\w-]+)\)/.exec(code)?.[1] ?? code;
    rules.set(file, [...(rules.get(file) ?? []), rule]);
  }
  return rules;
};
