import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * Adds up the JSON reports of Vitest and Playwright: names the tests that failed, with the first line of what they
 * said, and those that were flaky, which passed when they were run once more; then prints 'N passed, N failed'.
 *
 * Usage: node --import tsx tests/support/count-results.ts REPORT…
 * A report that is missing, and a run that failed without a failed test, count as one failure each.
 */
type Result = { passed: number; failed: string[]; flaky: string[] };

type VitestReport = {
  numPassedTests: number;
  success: boolean;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};

type Suite = {
  specs: {
    file: string;
    title: string;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
  suites?: Suite[];
};

type PlaywrightReport = {
  stats: { expected: number };
  errors: { message?: string }[];
  suites: Suite[];
};

const line = (file: string, title: string, message = ''): string =>
  [file, title, message.split('\n')[0]].filter(Boolean).join(' › ');

const ofVitest = ({ numPassedTests, success, testResults }: VitestReport): Result => {
  const failed = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative('.', name);
    const tests = assertionResults.filter((test) => test.status === 'failed');
    // A file that could not be loaded has no tests.
    if (status === 'failed' && tests.length === 0) return [line(file, '', message)];
    return tests.map((test) => line(file, test.fullName, test.failureMessages[0]));
  });
  if (!success && failed.length === 0) failed.push('Vitest failed without a failed test');
  return { passed: numPassedTests, failed, flaky: [] };
};

const specsOf = ({ specs, suites = [] }: Suite): Suite['specs'] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

const ofPlaywright = ({ stats, errors, suites }: PlaywrightReport): Result => {
  const withStatus = (wanted: string) =>
    suites
      .flatMap(specsOf)
      .flatMap(({ file, title, tests }) =>
        tests
          .filter(({ status }) => status === wanted)
          .map(({ results }) => line(file, title, results[0]?.error?.message)),
      );
  const flaky = withStatus('flaky');
  const failed = [
    ...withStatus('unexpected'),
    ...errors.map(({ message }) => line('Playwright', '', message)),
  ];
  return { passed: stats.expected + flaky.length, failed, flaky };
};

const resultOf = (path: string): Result => {
  if (!existsSync(path)) {
    return { passed: 0, failed: [`${path}: no report was written`], flaky: [] };
  }
  const report = JSON.parse(readFileSync(path, 'utf8')) as VitestReport | PlaywrightReport;
  return 'stats' in report ? ofPlaywright(report) : ofVitest(report);
};

const results = process.argv.slice(2).map(resultOf);
const failed = results.flatMap((result) => result.failed);
const flaky = results.flatMap((result) => result.flaky);
const passed = results.reduce((sum, result) => sum + result.passed, 0);

for (const test of flaky) process.stdout.write(`flaky: ${test}\n`);
for (const test of failed) process.stdout.write(`failed: ${test}\n`);
process.stdout.write(`${passed} passed, ${failed.length} failed\n`);
if (failed.length > 0) process.exitCode = 1;
