import type { Plugin } from 'vite';
import type { PARTS } from './chunk-groups.ts';

/**
 * Tells the browser to compile every function of `chunks` while they load, beside the page's own thread, instead of
 * each one on that thread when it is first called. V8 reads the hint on the first line alone; other engines skip it.
 */
export const compileHints = (
  ...chunks: readonly ('entry' | 'login' | keyof typeof PARTS)[]
): Plugin => ({
  name: 'compile-hints',
  generateBundle: {
    // After Vite, which puts a line before each chunk.
    order: 'post',
    handler: (_, bundle) => {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && chunks.some((name) => name === file.name))
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  },
});
