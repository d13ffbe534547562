import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createScratchProject, type ScratchProject } from '../support/scratch-project';
import { run } from '../support/shell';

/**
 * Follows CONTRIBUTING.md, 'Adding a resource', in a copy of the project, and runs the tests on the new resource: its
 * folders, its rows and a line in the registry are enough. The resource is `tests/examples/gadget`; the name of each of
 * its files decides its folder.
 */
const FOLDER = resolve(import.meta.dirname, '../examples/gadget');
const TABLE = 'tests/spec/entities/gadget.spec-table.ts';
const REGISTRY = 'src/resources/registry.ts';
/** One worker: each loads all modules again, and the other cores have other tests to run. */
const VITEST = 'npx vitest run --project node --maxWorkers 1';
const CONVENTION = `${VITEST} tests/conventions/spec-tables.test.ts`;

/** Tests that look at every resource; of those that ask for it by name, only its own are run. */
const ITS_TESTS = [
  'tests/unit/gadget',
  'tests/spec/calls.test.ts',
  'tests/spec/guarded-calls.test.ts',
  'tests/spec/rules.test.ts',
  'tests/spec/routes.test.ts',
  'tests/spec/permissions.test.ts',
  'tests/conventions/spec-tables.test.ts',
  'tests/conventions/resources.test.ts',
  'tests/conventions/messages.test.ts',
].join(' ');

const placeOf = (file: string): string => {
  if (/\.test\.tsx?$/.test(file)) return `tests/unit/gadget/${file}`;
  if (file.endsWith('.spec-table.ts')) return TABLE;
  const isFixture = /\.(data|rules)\.ts$/.test(file);
  return `${isFixture ? 'fixtures/entities' : 'src/resources'}/gadget/${file}`;
};

let project: ScratchProject;
let files: ReadonlyMap<string, string>;

beforeAll(async () => {
  project = await createScratchProject();
  const own = readdirSync(FOLDER).map((file): [string, string] => [
    placeOf(file),
    readFileSync(join(FOLDER, file), 'utf8'),
  ]);
  const registry = project
    .read(REGISTRY)
    .replace(/(?=\n\n\/\*\*)/, "\nimport { gadget } from './gadget/gadget.definition';")
    .replace(/\n\];/, '\n  gadget,\n];');
  files = new Map([...own, [REGISTRY, registry]]);
}, 60_000);
afterAll(() => project.remove(), 60_000);

describe('a resource with its folder, its rows and a line in the registry', () => {
  it('keeps the import rules', { timeout: 60_000 }, () =>
    project.withFiles(files, () => run('npx oxlint src/resources/gadget', project.path)),
  );

  it('is everywhere', { timeout: 120_000 }, () =>
    project.withFiles(files, () => run(`${VITEST} -t gadget ${ITS_TESTS}`, project.path)),
  );

  it('is found out without its rows', { timeout: 120_000 }, () =>
    project.withFiles(new Map([...files].filter(([path]) => path !== TABLE)), () =>
      expect(run(CONVENTION, project.path)).rejects.toThrow(`${TABLE} is missing`),
    ),
  );
});
