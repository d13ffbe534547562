import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { readManual, type Fence, type ManualFile } from '../support/manual';
import {
  createScratchProject,
  FEW_CUSTOMERS,
  type ScratchProject,
} from '../support/scratch-project';
import { run, runServer } from '../support/shell';

/**
 * A reader who follows the manual gets what it says: every command is run, below the page's examples, in
 * a copy of the project. Both languages have the same blocks (manual.test.ts), so one is enough.
 */
const manual = readManual('en');
const ROOT = resolve(import.meta.dirname, '../..');
const CI = readFileSync(join(ROOT, '.ci/run'), 'utf8');
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: { check: string; prestart: string };
};

/** The build is part of the checks, and `npm start` begins with it. */
const BUILD = 'npm run build';

/** Commands that take minutes: `.ci/run` runs them all, and the stories open what the build makes. */
const RUN_BY_CI = ['npm ci', 'npm test', 'npm run check', 'npm run e2e', BUILD];

const commandsOf = ({ language, code }: Fence): string[] =>
  language === 'sh' ? code.split('\n') : [];

const isRunByCi = (command: string) => RUN_BY_CI.includes(command);

/** A block with a file is that file's text, a line for one of its lists, or a quotation, which changes nothing. */
const examplesOf = ({ fences }: ManualFile) =>
  fences.flatMap(({ file, options, code }) =>
    file && !options.excerpt ? [{ file, into: options.into, code }] : [],
  );

/** A block that several pages have is run once, except below the examples of a page of its own. */
const isToRun = (page: ManualFile) => (block: Fence) => {
  if (commandsOf(block).every(isRunByCi)) return false;
  const before = manual.slice(0, manual.indexOf(page)).flatMap(({ fences }) => fences);
  return examplesOf(page).length > 0 || !before.some(({ code }) => code === block.code);
};

let project: ScratchProject;

beforeAll(async () => {
  project = await createScratchProject();
  // The servers send any page: what a build makes of it is the matter of other tests.
  mkdirSync(join(project.path, 'dist'));
  copyFileSync(join(project.path, 'index.html'), join(project.path, 'dist/index.html'));
}, 60_000);
afterAll(() => project.remove(), 60_000);

const withCommands = manual.filter((page) => page.fences.some(isToRun(page)));

describe.each(withCommands.map((page) => [page.page, page] as const))('%s', (_name, page) => {
  it.each(page.fences.filter(isToRun(page)))('$code', { timeout: 120_000 }, (block) =>
    project.withFiles(changesOf(page), () => execute(block)),
  );
});

test('what is left out here is run by .ci/run', () => {
  const left = manual.flatMap(({ fences }) => fences.flatMap(commandsOf)).filter(isRunByCi);
  expect([...new Set(left)].toSorted()).toEqual(RUN_BY_CI.toSorted());
  const commands = `${CI}\n${scripts.check.replaceAll(' && ', '\n')}`;
  for (const command of left)
    expect(commands).toMatch(new RegExp(`(?:^|' )${command}(?: |$)`, 'm'));
});

test('npm start builds first', () => expect(scripts.prestart).toBe(BUILD));

test('every example keeps the rules of the folder it is for', { timeout: 60_000 }, async () => {
  const files = new Map(manual.flatMap(apart));
  const paths = [...files.keys()].join(' ');
  await project.withFiles(files, () => run(`npx oxlint ${paths}`, project.path));
});

const execute = async (block: Fence) => {
  const { serves, makes } = block.options;
  const left = commandsOf(block).filter((line) => !isRunByCi(line));
  // Scripts that npm runs before others would build.
  const command = ['export npm_config_ignore_scripts=true', ...left.map(withFewCustomers)].join(
    '\n',
  );
  if (serves) await runServer(command, project.path, serves.replace('5173', String(project.port)));
  else await run(command, project.path);
  if (makes) expect(existsSync(join(project.path, makes))).toBe(true);
};

/** Their number takes time and shows nothing. */
const withFewCustomers = (command: string) =>
  command.replace(/--customers \d+/, `--customers ${FEW_CUSTOMERS}`);

/** The files a reader has, or has changed, at the end of `page`. */
const changesOf = (page: ManualFile): ReadonlyMap<string, string> =>
  new Map(
    examplesOf(page).map(({ file, into, code }) => [
      file,
      into === undefined ? `${code}\n` : withLines(project.read(file), into, code.split('\n')),
    ]),
  );

/** `text` with the lines that import at the end of its imports, the others at the end of the list `name`. */
const withLines = (text: string, name: string, lines: readonly string[]): string => {
  const [imports, items] = [lines.filter(isImport), lines.filter((line) => !isImport(line))];
  const lastImport = text.split('\n').findLastIndex((line) => / from '.*';$/.test(line));
  const imported = text.split('\n').toSpliced(lastImport + 1, 0, ...imports);
  const list = new RegExp(String.raw`(const ${name}\b[^=]*= \[[\s\S]*?),?(\s*\];)`);
  const whole = imported.join('\n');
  expect(whole).toMatch(list);
  return whole.replace(
    list,
    (_, before: string, end: string) => `${before}, ${items.join(' ')}${end}`,
  );
};

const isImport = (line: string) => line.startsWith('import ');

/** The examples of `page` in folders that no other page's examples lie in. */
const apart = (page: ManualFile): [string, string][] =>
  examplesOf(page)
    .filter(({ into }) => into === undefined)
    .map(({ file, code }) => [
      file.replace(/\/([\w-]+\.tsx?)$/, `-of-${page.page}/$1`),
      `${code}\n`,
    ]);
