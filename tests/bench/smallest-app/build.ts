import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/** Builds the smallest react-admin application as the console is built; resolves to its folder. */
export const buildSmallestApp = async (): Promise<string> => {
  const outDir = await mkdtemp(join(tmpdir(), 'smallest-app-'));
  await build({
    configFile: false,
    root: import.meta.dirname,
    base: './',
    logLevel: 'error',
    plugins: [react()],
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
