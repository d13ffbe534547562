import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const MARK = new URL('../public/favicon.svg', import.meta.url);
const PLACE = '<!-- the mark -->';

/** Puts the product's mark into the page itself: something is on the screen before the first script has come. */
export const splash = (): Plugin => ({
  name: 'splash',
  transformIndexHtml: (html) => html.replace(PLACE, () => readFileSync(MARK, 'utf8').trim()),
});
