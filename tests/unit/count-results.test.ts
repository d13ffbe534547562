import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

const written = (name: string, report: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(report));
  return path;
};

const countResults = (...reports: string[]) => {
  const script = ['--import', 'tsx', 'tests/support/count-results.ts'];
  const { stdout, status } = spawnSync(process.execPath, [...script, ...reports], {
    encoding: 'utf8',
  });
  return { lines: stdout.trim().split('\n'), status };
};

const vitest = (assertionResults: object[], { message = '', status = 'failed' } = {}) => ({
  numPassedTests: 2,
  success: status !== 'failed',
  testResults: [{ name: resolve('tests/unit/a.test.ts'), status, message, assertionResults }],
});

const playwright = (tests: [title: string, status: string][], errors: object[] = []) => ({
  stats: { expected: 3 },
  errors,
  suites: [
    {
      specs: [],
      suites: [
        {
          specs: tests.map(([title, status]) => ({
            file: 'b.spec.ts',
            title,
            tests: [{ status, results: [{ error: { message: 'Error: not there\nat line 3' } }] }],
          })),
        },
      ],
    },
  ],
});

it('names what failed, with the first line of its error, and adds up both reports', () => {
  const test = { fullName: 'adds', status: 'failed', failureMessages: ['expected 1 to be 2\nat'] };
  const unit = written('vitest.json', vitest([{ ...test, status: 'passed' }, test]));
  const stories = written(
    'playwright.json',
    playwright([
      ['logs in', 'unexpected'],
      ['ok', 'expected'],
    ]),
  );
  expect(countResults(unit, stories)).toEqual({
    lines: [
      'failed: tests/unit/a.test.ts › adds › expected 1 to be 2',
      'failed: b.spec.ts › logs in › Error: not there',
      '5 passed, 2 failed',
    ],
    status: 1,
  });
});

it('counts a flaky story as passed, and names it', () => {
  const stories = written('flaky.json', playwright([['logs in', 'flaky']]));
  expect(countResults(stories)).toEqual({
    lines: ['flaky: b.spec.ts › logs in › Error: not there', '4 passed, 0 failed'],
    status: 0,
  });
});

it('fails for a missing report, a file that could not be loaded and an error outside a story', () => {
  const unit = written('load.json', vitest([], { message: 'Cannot find module' }));
  const stories = written('outside.json', playwright([], [{ message: 'no server' }]));
  expect(countResults(unit, stories, join(folder, 'none.json'))).toEqual({
    lines: [
      'failed: tests/unit/a.test.ts › Cannot find module',
      'failed: Playwright › no server',
      expect.stringMatching(/^failed: .*none\.json: no report was written$/),
      '5 passed, 3 failed',
    ],
    status: 1,
  });
});
