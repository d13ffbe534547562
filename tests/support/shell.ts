import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

/** The variables of a terminal: those of a test runner would change what the commands do. */
const ENVIRONMENT = Object.fromEntries(
  ['PATH', 'HOME', 'TMPDIR', 'LANG'].flatMap((name) =>
    process.env[name] === undefined ? [] : [[name, process.env[name]]],
  ),
);

/**
 * Runs a command line to its end.
 *
 * @throws Error with its output if it fails.
 */
export const run = async (command: string, cwd: string): Promise<void> => {
  const shell = start(command, cwd);
  const code = await shell.ended;
  if (code !== 0) throw new Error(`${command}: ended with ${code}\n${shell.printed()}`);
};

/**
 * Runs a command line that serves `address` until it answers, then stops it as Ctrl+C does.
 *
 * @throws Error with its output if it ends earlier or never answers.
 */
export const runServer = async (command: string, cwd: string, address: string): Promise<void> => {
  const shell = start(command, cwd);
  try {
    await untilAnswered(command, shell, address);
  } finally {
    await stop(shell);
  }
};

type Shell = { child: ChildProcess; ended: Promise<number | null>; printed: () => string };

const start = (command: string, cwd: string): Shell => {
  // Its own process group, so that the server is stopped as well as the shell.
  const child = spawn('sh', ['-ec', command], { cwd, env: ENVIRONMENT, detached: true });
  let printed = '';
  child.stdout.on('data', (text) => (printed += String(text)));
  child.stderr.on('data', (text) => (printed += String(text)));
  const ended = new Promise<number | null>((done) => {
    child.once('close', done);
  });
  return { child, ended, printed: () => printed };
};

const TIMEOUT_MS = 60_000;
const EVERY_MS = 100;

const untilAnswered = async (command: string, shell: Shell, address: string) => {
  for (let waited = 0; waited < TIMEOUT_MS; waited += EVERY_MS) {
    if (shell.child.exitCode !== null) break;
    if (await answers(address)) return;
    await pause(EVERY_MS);
  }
  throw new Error(`${command}: ${address} never answered\n${shell.printed()}`);
};

const answers = async (address: string): Promise<boolean> => {
  try {
    return (await fetch(address)).ok;
  } catch {
    // The server does not listen yet.
    return false;
  }
};

const stop = async ({ child, ended }: Shell) => {
  const signal = (name: NodeJS.Signals | 0): boolean => {
    try {
      return process.kill(-Number(child.pid), name);
    } catch {
      // All processes of the group have ended.
      return false;
    }
  };
  signal('SIGINT');
  await ended;
  while (signal(0)) await pause(EVERY_MS);
};
