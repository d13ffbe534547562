import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const MUI_FACTORY = './utils/createSvgIcon.js';
const PLAIN_FACTORY = fileURLToPath(new URL('./stubs/create-svg-icon.tsx', import.meta.url));

/**
 * Has the icons of `@mui/icons-material` made by `stubs/create-svg-icon.tsx`, because MUI makes a styled component of
 * each (library-internals.ts has the figures). Stops a build whose icons import MUI's factory by another path.
 */
export const plainIcons = (): Plugin => ({
  name: 'plain-icons',
  config: () => ({ resolve: { alias: [{ find: MUI_FACTORY, replacement: PLAIN_FACTORY }] } }),
  buildEnd(error) {
    if (error || this.getModuleInfo(PLAIN_FACTORY)) return;
    this.error(
      `@mui/icons-material no longer imports ${MUI_FACTORY}: adapt MUI_FACTORY in vite/plain-icons.ts`,
    );
  },
});
