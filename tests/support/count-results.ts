import { existsSync, readFileSync } from 'node:fs';

/**
 * Adds up the JSON reports of Vitest and Playwright and prints 'N passed, N failed', before it the number of
 * flaky tests: those that passed when they were run once more.
 *
 * Usage: node --import tsx tests/support/count-results.ts REPORT…
 * A report that is missing, and a run that failed without a failed test, count as one failure each.
 */
type Count = { passed: number; failed: number; flaky: number };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  success: boolean;
};

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
};

const count = (path: string): Count => {
  if (!existsSync(path)) {
    process.stderr.write(`${path}: no report was written\n`);
    return { passed: 0, failed: 1, flaky: 0 };
  }
  const report = JSON.parse(readFileSync(path, 'utf8')) as VitestReport | PlaywrightReport;
  if ('stats' in report) {
    const { expected, unexpected, flaky } = report.stats;
    return { passed: expected + flaky, failed: unexpected + report.errors.length, flaky };
  }
  const failed = report.numFailedTests;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && !report.success ? 1 : failed,
    flaky: 0,
  };
};

const total = process.argv
  .slice(2)
  .map(count)
  .reduce(
    (sum, { passed, failed, flaky }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      flaky: sum.flaky + flaky,
    }),
    { passed: 0, failed: 0, flaky: 0 },
  );

if (total.flaky > 0) process.stdout.write(`${total.flaky} flaky\n`);
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
if (total.failed > 0) process.exitCode = 1;
