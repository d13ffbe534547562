import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

export const PRELOAD_SCRIPT = fileURLToPath(
  new URL('../src/app/entry/preload-console.ts', import.meta.url),
);

/**
 * Builds `preload-console.ts` as a script of its own and puts it into the page before all others: in the page's own
 * script it would wait until all of that had come.
 */
export const preloadConsole = (): Plugin => ({
  name: 'preload-console',
  apply: 'build',
  buildStart() {
    this.emitFile({ type: 'chunk', id: PRELOAD_SCRIPT });
  },
  transformIndexHtml: (_, { bundle = {} }) => {
    const script = Object.values(bundle).find(
      (file) => file.type === 'chunk' && file.facadeModuleId === PRELOAD_SCRIPT,
    );
    if (!script) throw new Error(`${PRELOAD_SCRIPT} was not built`);
    const attrs = { type: 'module', crossorigin: true, src: `./${script.fileName}` };
    return [{ tag: 'script', attrs, injectTo: 'head-prepend' }];
  },
});
