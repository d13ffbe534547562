import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { runnerImport, type Plugin } from 'vite';
import type { Catalogue } from '../src/core/messages';

const PREFIX = '\0virtual:catalogue/';
const SOURCE = fileURLToPath(new URL('../src/i18n/console-catalogue.ts', import.meta.url));
const LOGIN = fileURLToPath(new URL('../src/i18n/account.messages.ts', import.meta.url));
const ALIAS = { '@': fileURLToPath(new URL('../src', import.meta.url)) };

/** A part of the catalogue with a module of its own, by its key. */
const IMPORTS = 'imports';

/**
 * Makes `virtual:catalogue/it` and `virtual:catalogue/en` from the console's catalogue, and for each language a module
 * `…/imports` with the messages of the imports. The sources have both languages side by side, so that types keep them
 * complete; a user loads one. Messages of the login are omitted: `src/i18n/catalogues.ts` adds them.
 */
export const catalogueByLanguage = (): Plugin => ({
  name: 'catalogue-by-language',
  resolveId: (id) => (`\0${id}`.startsWith(PREFIX) ? `\0${id}` : undefined),
  async load(id) {
    if (!id.startsWith(PREFIX)) return undefined;
    const { module, dependencies } = await load<{ consoleCatalogue: Catalogue }>(SOURCE);
    for (const file of dependencies) this.addWatchFile(file);
    const [locale, part] = id.slice(PREFIX.length).split('/') as [keyof Catalogue, string?];
    const { [IMPORTS]: imports, ...others } = module.consoleCatalogue[locale];
    if (part === IMPORTS) return `export default ${JSON.stringify({ imports })};`;
    const { accountMessages } = (await load<{ accountMessages: Catalogue }>(LOGIN)).module;
    const words = Object.entries(others).filter(
      ([key, value]) => !isDeepStrictEqual(value, accountMessages[locale][key]),
    );
    return `export default ${JSON.stringify(Object.fromEntries(words))};`;
  },
});

const load = <T>(file: string) =>
  runnerImport<T>(file, { configFile: false, logLevel: 'error', resolve: { alias: ALIAS } });
