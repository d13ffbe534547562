import { isDeepStrictEqual } from 'node:util';
import { runnerImport, type Plugin } from 'vite';
import { LOCALES, type Locale } from '../src/core/constants.ts';
import type { Catalogue, MessageTree } from '../src/core/messages';
import { LATE_PARTS } from '../src/i18n/late-parts.ts';
import { SOURCE, sourceFile } from './parts.ts';

const PREFIX = '\0virtual:catalogue/';
const CONSOLE = sourceFile('i18n/console-catalogue.ts');
const LOGIN = sourceFile('i18n/account.messages.ts');

/**
 * Makes `virtual:catalogue/it` and `virtual:catalogue/en` from the console's catalogue, for each language a module
 * `…/{part}` of each late part, and `virtual:catalogue/late`, which imports those on demand. The sources have both
 * languages side by side, so that types keep them complete; a user loads one. Messages of the login are omitted:
 * `src/i18n/catalogues.ts` adds them.
 */
export const catalogueByLanguage = (): Plugin => {
  // Each language and each part reads the same sources.
  let catalogue: ReturnType<typeof loadCatalogue> | undefined;
  const forget = () => {
    catalogue = undefined;
  };
  return {
    name: 'catalogue-by-language',
    buildStart: forget,
    watchChange: forget,
    resolveId: (id) => (`\0${id}`.startsWith(PREFIX) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(PREFIX)) return undefined;
      if (id === `${PREFIX}late`) return importsOfLateParts();
      const { module, dependencies } = await (catalogue ??= loadCatalogue());
      for (const file of dependencies) this.addWatchFile(file);
      const [locale, part] = id.slice(PREFIX.length).split('/') as [Locale, string?];
      const messages = module.consoleCatalogue[locale];
      if (part) return moduleOf({ [part]: splitOff(messages, part.split('.')).late });
      const { accountMessages } = (await load<{ accountMessages: Catalogue }>(LOGIN)).module;
      const first = LATE_PARTS.reduce(
        (tree, late) => splitOff(tree, late.split('.')).rest,
        messages,
      );
      const words = Object.entries(first).filter(
        ([key, value]) => !isDeepStrictEqual(value, accountMessages[locale][key]),
      );
      return moduleOf(Object.fromEntries(words));
    },
  };
};

const loadCatalogue = () => load<{ consoleCatalogue: Catalogue }>(CONSOLE);

/** The messages below the keys `path` but their `menu`, and the `rest` of `tree`. */
const splitOff = (
  tree: MessageTree,
  [key = '', ...below]: string[],
): { rest: MessageTree; late: MessageTree } => {
  const { [key]: part, ...others } = tree as Record<string, MessageTree>;
  if (!part) throw new Error(`The catalogue has no messages ${key}`);
  if (below.length > 0) {
    const { rest, late } = splitOff(part, below);
    return { rest: { ...others, [key]: rest }, late };
  }
  const { menu, ...late } = part;
  return { rest: menu ? { ...others, [key]: { menu } } : others, late };
};

/** `export default { [part]: { [locale]: () => import(…) } }` for all late parts. */
const importsOfLateParts = () => {
  const imports = LATE_PARTS.map((part) => {
    const byLocale = LOCALES.map(
      (locale) => `${locale}: () => import('virtual:catalogue/${locale}/${part}')`,
    );
    return `'${part}': { ${byLocale.join(', ')} }`;
  });
  return `export default { ${imports.join(', ')} };`;
};

const moduleOf = (words: MessageTree) => `export default ${JSON.stringify(words)};`;

const load = <T>(file: string) =>
  runnerImport<T>(file, {
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@': SOURCE } },
  });
