import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const MARK = new URL('../public/favicon.svg', import.meta.url);
const PLACE = '<!-- the mark -->';
const STYLE_SHEET = /\s*<link rel="stylesheet"[^>]*>/g;

/**
 * Inlines the product's logo in the page, so that it shows before the first script has loaded. The style sheets come
 * after it, because a browser paints nothing that follows a pending one.
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
