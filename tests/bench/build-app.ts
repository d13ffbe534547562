import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const SRC = resolve(import.meta.dirname, '../../src');

/** Builds an application of this folder with the console's build settings; resolves to the folder of its files. */
export const buildApp = async (name: 'smallest-app' | 'import-app'): Promise<string> => {
  const outDir = await mkdtemp(join(tmpdir(), `${name}-`));
  await build({
    configFile: false,
    root: join(import.meta.dirname, name),
    base: './',
    logLevel: 'error',
    plugins: [react()],
    resolve: { alias: { '@': SRC } },
    worker: { format: 'es' },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      manifest: true,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 5_000,
    },
  });
  return outDir;
};
