import type { Plugin } from 'vite';
import { PARTS } from './parts.ts';

/** V8 reads it only on the first line of a file; other engines ignore the comment. */
const HINT = '//# allFunctionsCalledOnLoad';

/** The chunks that run until the first list is shown. */
const CHUNKS: ReadonlySet<string> = new Set(['entry', 'login', ...Object.keys(PARTS)]);

/**
 * Has the browser compile all functions of the first chunks in the background while they load. Otherwise each is
 * compiled on the page's thread when it is first called.
 */
export const compileHints = (): Plugin => ({
  name: 'compile-hints',
  generateBundle: {
    // After Vite, which writes a line before each chunk.
    order: 'post',
    handler: (_, bundle) => {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && CHUNKS.has(file.name)) file.code = `${HINT}\n${file.code}`;
    },
  },
});
