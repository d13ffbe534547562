import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const LEFT_BEHIND =
  /^(?:(?:.*[\\/])?node_modules|dist|coverage|test-results|playwright-report|\.git|\.data|\.cache)$/;

export type ScratchProject = {
  path: string;
  /** The port of its servers, which replaces the documented one. */
  port: number;
  /** Runs `act` with the text of some files replaced, and puts them back as they were. */
  withFiles: (files: ReadonlyMap<string, string>, act: () => Promise<void>) => Promise<void>;
  read: (file: string) => string;
  remove: () => void;
};

const DOCUMENTED_PORT = '5173';

/** The number of customers that its servers generate. */
export const FEW_CUSTOMERS = 50;

/**
 * A copy of the project's files in a folder of its own, to run commands in. It uses the project's installed packages.
 * Its servers listen on a free port, because a developer's own may hold the documented one, and have
 * {@link FEW_CUSTOMERS}, so that they start sooner.
 */
export const createScratchProject = async (): Promise<ScratchProject> => {
  const path = mkdtempSync(join(tmpdir(), 'loyalty-console-'));
  cpSync(ROOT, path, {
    recursive: true,
    filter: (source) => !LEFT_BEHIND.test(relative(ROOT, source)),
  });
  // A folder of links, so that the caches of tools beside the packages are separate too.
  mkdirSync(join(path, 'node_modules'));
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name.startsWith('.') && name !== '.bin') continue;
    symlinkSync(join(ROOT, 'node_modules', name), join(path, 'node_modules', name));
  }
  const read = (file: string) => readFileSync(join(path, file), 'utf8');
  /** Returns the outermost folder it had to make. */
  const write = (file: string, text: string): string | undefined => {
    const folder = mkdirSync(dirname(join(path, file)), { recursive: true });
    writeFileSync(join(path, file), text);
    return folder;
  };
  const port = await freePort();
  for (const file of ['vite.config.ts', 'fixtures/server/command-line.ts']) {
    write(file, read(file).replaceAll(DOCUMENTED_PORT, String(port)));
  }
  const generator = 'fixtures/data/generate-database.ts';
  write(generator, read(generator).replace(/(CUSTOMERS) = 2_000/, `$1 = ${FEW_CUSTOMERS}`));

  return {
    path,
    port,
    read,
    withFiles: async (files, act) => {
      const before = new Map([...files.keys()].map((file) => [file, textOrNull(() => read(file))]));
      const folders = [...files].flatMap(([file, text]) => write(file, text) ?? []);
      try {
        await act();
      } finally {
        for (const [file, text] of before) {
          if (text === null) rmSync(join(path, file));
          else write(file, text);
        }
        // Later tests would treat an empty folder as a page or a resource.
        for (const folder of folders) rmSync(folder, { recursive: true });
      }
    },
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
};

const textOrNull = (read: () => string): string | null => {
  try {
    return read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
};

const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });
