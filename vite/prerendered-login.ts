import { fileURLToPath } from 'node:url';
import { createServer, type Plugin } from 'vite';
import { LOCALES } from '../src/core/constants.ts';
import { SOURCE } from './parts.ts';

const ID = 'virtual:prerendered-login';
const THEMES = ['light', 'dark'] as const;

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * Makes `virtual:prerendered-login`: the markup of the login by language and theme, shown before its code has loaded
 * (boot/show-login.ts). Unused during development.
 */
export const prerenderedLogin = (): Plugin => ({
  name: 'prerendered-login',
  apply: 'build',
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  load: async (id) =>
    id === `\0${ID}`
      ? `export const prerenderedLogin = ${JSON.stringify(await render())};`
      : undefined,
});

/** Rendered by a Vite server, because Node cannot import modules that import style sheets. */
const render = async () => {
  const server = await createServer({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    resolve: { alias: { '@': SOURCE } },
  });
  try {
    const { prerenderLogin } = (await server.ssrLoadModule(
      '/src/boot/prerender-login.tsx',
    )) as typeof import('../src/boot/prerender-login');
    const byTheme = (locale: (typeof LOCALES)[number]) =>
      Object.fromEntries(THEMES.map((theme) => [theme, prerenderLogin(locale, theme)]));
    return Object.fromEntries(LOCALES.map((locale) => [locale, byTheme(locale)]));
  } finally {
    await server.close();
  }
};
