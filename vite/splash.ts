import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const MARK = new URL('../public/favicon.svg', import.meta.url);
const PLACE = '<!-- the mark -->';
const STYLE_SHEET = /\s*<link rel="stylesheet"[^>]*>/g;

/**
 * Puts the product's mark into the page itself: something is on the screen before the first script has come. The
 * style sheets come after it, for a browser paints nothing that follows one it waits for.
 */
export const splash = (): Plugin => ({
  name: 'splash',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const sheets = html.match(STYLE_SHEET)?.join('') ?? '';
      return html
        .replace(STYLE_SHEET, '')
        .replace('</body>', () => `${sheets.trimStart()}\n  </body>`)
        .replace(PLACE, () => readFileSync(MARK, 'utf8').trim());
    },
  },
});
