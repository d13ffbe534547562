import english from 'ra-language-english';
import { describe, expect, it, test } from 'vitest';
import type { Catalogue, MessageTree } from '@/core/messages';
import { accountScreensMessages } from '@/i18n/account-screens.messages';
import { accountMessages } from '@/i18n/account.messages';
import { consoleCatalogue } from '@/i18n/console-catalogue';
import { italianMessages } from '@/i18n/react-admin.messages';
import { validationMessages } from '@/i18n/validation.messages';
import { resources } from '@/resources/registry';
import { literalsOf, sourceFiles, type SourceFile } from '../support/source-files';

/** Every word a reader sees is in the catalogue, in both languages. */
const featureFiles = import.meta.glob<Catalogue>('../../src/{resources,pages}/*/*.messages.ts', {
  eager: true,
  import: 'messages',
});
const ownFiles = import.meta.glob<Record<string, Catalogue>>('../../src/i18n/*.messages.ts', {
  eager: true,
});

/** Keys in dots, each with its text. */
const flatten = (tree: object, prefix = ''): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]: [string, unknown]): [string, string][] =>
    typeof value === 'object' && value !== null
      ? flatten(value, `${prefix}${key}.`)
      : [[prefix + key, String(value)]],
  );

const keysOf = (tree: object) => flatten(tree).map(([key]) => key);
const gapsOf = (text: string) =>
  [...new Set([...text.matchAll(/%\{(\w+)\}/g)].map(([, name = '']) => name))].toSorted();

const catalogues: [string, Catalogue][] = [
  ...Object.entries(featureFiles),
  ...Object.entries(ownFiles).flatMap(([path, module]) =>
    Object.values(module)
      .filter((value) => 'it' in value && 'en' in value)
      .map((value): [string, Catalogue] => [path, value]),
  ),
  ['the console', consoleCatalogue],
];

describe.each(catalogues)('%s', (path, catalogue) => {
  const isWhole = path === 'the console';
  const italian = new Map(flatten(catalogue.it));
  const inEnglish = new Map(flatten(catalogue.en));
  // react-admin's Italian may keep keys of older versions: that is for its own test below.
  const keys = [...italian.keys()].filter((key) => !(isWhole && key.startsWith('ra.')));

  it('has the same keys in both languages', () => {
    expect(
      [...inEnglish.keys()].filter((key) => !(isWhole && key.startsWith('ra.'))).sort(),
    ).toEqual(keys.toSorted());
  });

  it('leaves nothing empty, fills the same gaps, and has a singular and a plural at most', () => {
    const uneven = keys.filter((key) => {
      const [one = '', other = ''] = [italian.get(key), inEnglish.get(key)];
      const isFilled = one.trim() !== '' && other.trim() !== '';
      const isForked = [one, other].some((text) => text.split('||||').length > 2);
      return !isFilled || isForked || gapsOf(one).join() !== gapsOf(other).join();
    });
    expect(uneven).toEqual([]);
  });

  it('translates every sentence', () => {
    // The name of the product, and the error pages' quotations: docs/decisions.md.
    const meant = /(^|\.)product\.|(^|\.)copyright$|quote/;
    const same = keys.filter(
      (key) => / \S+ /.test(italian.get(key) ?? '') && italian.get(key) === inEnglish.get(key),
    );
    expect(same.filter((key) => !meant.test(key))).toEqual([]);
  });
});

test('react-admin has in Italian every key it has in English', () => {
  const italian = new Set(keysOf(italianMessages as object));
  expect(keysOf(english).filter((key) => !italian.has(key))).toEqual([]);
});

test('react-admin’s Italian fills no gap the English does not know', () => {
  const italian = new Map(flatten(italianMessages as object));
  const unknown = flatten(english).filter(([key, text]) =>
    gapsOf(italian.get(key) ?? '').some((gap) => !gapsOf(text).includes(gap)),
  );
  expect(unknown).toEqual([]);
});

test('react-admin’s Italian is Italian', () => {
  const italian = new Map(flatten(italianMessages as object));
  const left = flatten(english).filter(
    ([key, text]) => / \S+ /.test(text) && italian.get(key) === text,
  );
  expect(left.filter(([key]) => !/^ra\.page\.(edit|show)$/.test(key))).toEqual([]);
  expect(
    [...italian.values()].filter((text) => /\b(are you sure|this item|cresente)\b/i.test(text)),
  ).toEqual([]);
});

describe('keys the code asks for are in the catalogue', () => {
  const accountCatalogue: MessageTree = {
    ...accountMessages.it,
    ...validationMessages.it,
    account: { ...accountMessages.it.account, ...accountScreensMessages.it.account },
  };
  const inAccount = sourceFiles('src/account');
  const inConsole = sourceFiles('src').filter(({ path }) => !/^src\/(account|i18n)\//.test(path));

  it.each(inAccount.map((file) => [file.path, file] as const))('%s', (_path, file) => {
    expect(unknownKeys(file, accountCatalogue)).toEqual([]);
  });

  it.each(inConsole.map((file) => [file.path, file] as const))('%s', (_path, file) => {
    expect(unknownKeys(file, consoleCatalogue.it)).toEqual([]);
  });

  it('a key that is missing would be found', () => {
    const planted = {
      path: 'x.ts',
      text: "translate('list.nowhere'); translate(`list.views.${x}_y`); translate('list.all')",
    };
    expect(unknownKeys(planted, consoleCatalogue.it)).toEqual([
      'list.nowhere',
      'list.views.${x}_y',
    ]);
  });
});

/** Called with a key: whatever it is, it has to be there. */
const CALL = /\b(?:translate|t)\(\s*(?:'([^']+)'|`([^`]+)`)/g;
/** Any other literal that looks like one: roots are those of the whole catalogue. */
const roots = new Set(Object.keys(consoleCatalogue.it));

const unknownKeys = (file: SourceFile, catalogue: MessageTree): string[] => {
  const known = keysOf(catalogue);
  const called = [...file.text.matchAll(CALL)].map(
    ([, plain, template]) => plain ?? template ?? '',
  );
  const looked = literalsOf(file).filter(
    (text) => /^[\w-]+(\.([\w-]|\$\{[^}]*\})+)+$/.test(text) && roots.has(text.split('.')[0] ?? ''),
  );
  return [...new Set([...called, ...looked])].filter((key) => {
    // `resources.company` names a branch where a template goes on with it.
    const pattern = key
      .split(/\$\{[^}]*\}/)
      .map(escapeRegExp)
      .join('[^.]+(?:\\.[^.]+)*');
    return !known.some((item) => new RegExp(`^${pattern}$`).test(item));
  });
};

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

describe('what a resource shows has a name', () => {
  const textOf = (key: string) => new Map(flatten(consoleCatalogue.it)).get(key);

  describe.each(resources.map((resource) => [resource.name, resource] as const))(
    '%s',
    (name, { menu, routes, endpoint, values = {}, queue = [] }) => {
      it('in the singular and the plural', () => {
        expect(textOf(`resources.${name}.name`)).toMatch(/^\S.* \|\|\|\| \S.*$/);
      });

      it('in the menu, and on the button that creates one', () => {
        if (menu) expect(textOf(`resources.${name}.menu`)).toBeTruthy();
        if (routes.create) expect(textOf(`resources.${name}.create`)).toBeTruthy();
      });

      it('for what waits in its queue: the rest of a sentence, in the singular and the plural', () => {
        for (const item of queue) {
          for (const words of [consoleCatalogue.it, consoleCatalogue.en]) {
            const text = new Map(flatten(words)).get(`resources.${name}.queue.${item.name}`);
            expect(text).toMatch(/^\p{Ll}.* \|\|\|\| \p{Ll}.*[^.]$/u);
          }
        }
      });

      it('for every value a field may have', () => {
        for (const [field, known] of Object.entries(values)) {
          for (const value of known) {
            expect([field, value, textOf(`resources.${name}.${field}.${value}`)]).not.toContain(
              undefined,
            );
          }
        }
      });

      it('for every column, filter and written field', () => {
        const lists = sourceFiles(`src/resources/${name}`).filter(({ path }) =>
          /\.list\.tsx?$/.test(path),
        );
        const sources = lists.flatMap(({ text }) =>
          [...text.matchAll(/\bsource: '(\w+)'/g)].map(([, source]) => source ?? ''),
        );
        const nameless = [
          ...new Set([...sources, ...(routes.edit ? endpoint.writable : [])]),
        ].filter(
          (source) =>
            !textOf(`resources.${name}.fields.${source}`) &&
            !textOf(`resources.${name}.filters.${source}`),
        );
        expect(nameless).toEqual([]);
        if (routes.list) expect(sources.length).toBeGreaterThan(0);
      });
    },
  );
});
