#!/usr/bin/env node
// @ts-check
// The contract kit calls a backend as the console does, and reports where it differs from docs/wire-format.md.
import { writeFile } from 'node:fs/promises';
import { readCommandLine, USAGE, UsageError } from './command-line.mjs';
import { NoConnection } from './client.mjs';
import { createPaint, createProgress, printable, reportText } from './report.mjs';
import { jsonOf, junitOf } from './report-files.mjs';
import { runContract, Stopped } from './run.mjs';

// Exit codes.
const MATCHES = 0;
const DIFFERS = 1;
const UNUSABLE = 2;

const progress = createProgress(process.stderr);
const stop = new AbortController();

/** Runs the kit with the options of the command line. @returns {Promise<number>} the exit code */
const main = async () => {
  const options = readCommandLine(process.argv.slice(2), process.env);
  if (options === 'help') {
    process.stdout.write(USAGE);
    return MATCHES;
  }
  for (const file of [options.json, options.junit]) if (file) await empty(file);
  const interrupt = () => {
    if (stop.signal.aborted) process.exit(DIFFERS);
    process.stderr.write(
      '\nStopping: the created records are deleted first (press again to leave them).\n',
    );
    stop.abort();
  };
  process.on('SIGINT', interrupt);
  process.on('SIGTERM', interrupt);
  const outcome = await runContract({ ...options, signal: stop.signal, onProgress: progress.show });
  progress.clear();
  process.stdout.write(reportText(outcome, createPaint(process.stdout)));
  if (options.json) await writeFile(options.json, jsonOf(outcome));
  if (options.junit) await writeFile(options.junit, junitOf(outcome));
  return outcome.isWhole && outcome.holds ? MATCHES : DIFFERS;
};

/**
 * Empties the file of a report before the run: a report of an earlier run would be taken for this one's.
 *
 * @param {string} file
 * @throws {UsageError} if it cannot be written
 */
const empty = async (file) => {
  try {
    await writeFile(file, '');
  } catch (error) {
    throw new UsageError(`Cannot write ${file}: ${/** @type {Error} */ (error).message}.`);
  }
};

try {
  process.exitCode = await main();
} catch (error) {
  progress.clear();
  if (error instanceof Stopped) {
    process.stderr.write('Interrupted before the first check.\n');
    process.exitCode = DIFFERS;
  } else if (error instanceof UsageError || error instanceof NoConnection) {
    process.stderr.write(`${printable(error.message)}\n`);
    if (error instanceof UsageError) process.stderr.write('See --help.\n');
    process.exitCode = UNUSABLE;
  } else throw error;
}
// A call that an interruption gave up would keep the process until its time limit.
if (stop.signal.aborted) process.exit();
