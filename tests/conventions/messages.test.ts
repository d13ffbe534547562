import { describe, expect, it, test } from 'vitest';
import type { Catalogue } from '@/core/messages';
import { consoleCatalogue } from '@/i18n/console-catalogue';
import type { KnownKey } from '@/i18n/message-key';
import { englishMessages, italianMessages } from '@/i18n/react-admin.messages';
import { resources } from '@/resources/registry';
import { sourceFiles } from '../support/source-files';

/** Every word a user sees is in the catalogue, in both languages. */
const featureFiles = import.meta.glob<Catalogue>(
  '../../src/{resources,pages,imports}/*/*.messages.ts',
  {
    eager: true,
    import: 'messages',
  },
);
const ownFiles = import.meta.glob<Record<string, Catalogue>>(
  '../../src/{i18n,account}/*.messages.ts',
  { eager: true },
);

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

/** Sentences of the specification and of docs/wire-format.md, section 7, which stay as they are written there. */
const QUOTED_WITH_STRAIGHT_APOSTROPHE = [
  "È richiesta un'immagine",
  "Le dimensioni dell'immagine devono essere %{w}×%{h}",
  "Password doesn't match",
  "Password and Confirm Password didn't match.",
  // The sign itself, as it is in a file.
  "Semplici: '",
  "Semplici, all’interno \\'",
  "Single: '",
  "Single, \\' inside",
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

  it('writes one apostrophe, in quoted sentences alone the straight one', () => {
    const straight = [...italian.values(), ...inEnglish.values()].filter((text) =>
      text.includes("'"),
    );
    expect(straight.filter((text) => !QUOTED_WITH_STRAIGHT_APOSTROPHE.includes(text))).toEqual([]);
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
  const italian = new Set(keysOf(italianMessages));
  expect(keysOf(englishMessages).filter((key) => !italian.has(key))).toEqual([]);
});

test('react-admin’s Italian fills no gap the English does not know', () => {
  const italian = new Map(flatten(italianMessages));
  const unknown = flatten(englishMessages).filter(([key, text]) =>
    gapsOf(italian.get(key) ?? '').some((gap) => !gapsOf(text).includes(gap)),
  );
  expect(unknown).toEqual([]);
});

test('react-admin’s Italian is Italian', () => {
  const italian = new Map(flatten(italianMessages));
  const left = flatten(englishMessages).filter(
    ([key, text]) => / \S+ /.test(text) && italian.get(key) === text,
  );
  expect(left.filter(([key]) => !/^ra\.page\.(edit|show)$/.test(key))).toEqual([]);
  expect(
    [...italian.values()].filter((text) => /\b(are you sure|this item|cresente)\b/i.test(text)),
  ).toEqual([]);
});

test('a key that no message has is a type error, also in a pattern and among others', () => {
  type IsRefused<Key extends string> = [KnownKey<Key>] extends [never] ? true : false;
  const refused: [IsRefused<'list.nowhere'>, IsRefused<`list.views.${string}_y`>] = [true, true];
  const known: [IsRefused<'list.all'>, IsRefused<`resources.company.fields.${string}`>] = [
    false,
    false,
  ];
  const oneOfTwo: KnownKey<'list.all' | 'list.nowhere'> = 'list.all';
  expect([refused, known, oneOfTwo]).toEqual([[true, true], [false, false], 'list.all']);
});

describe('what a resource shows has a name', () => {
  const texts = Object.values(consoleCatalogue).map((words) => new Map(flatten(words)));
  const textOf = (key: string) => texts[0]?.get(key);

  describe.each(resources.map((resource) => [resource.name, resource] as const))(
    '%s',
    (name, { menu, routes, endpoint, views, values = {}, dashboard }) => {
      const { queue = [], figure } = dashboard ?? {};
      const file = `src/resources/${name}/${name}.messages.ts`;

      it('in the singular and the plural', () => {
        expect(textOf(`resources.${name}.name`)).toMatch(/^\S.* \|\|\|\| \S.*$/);
      });

      it('in the menu, and on the button that creates one', () => {
        const needed = [menu && 'menu', routes.create && 'create'].filter(Boolean);
        const nameless = needed.filter((key) => !textOf(`resources.${name}.${key}`));
        expect(nameless.map((key) => `${file} lacks ${key}`)).toEqual([]);
      });

      it('on the tab of each view', () => {
        // The list itself names the tab 'all'.
        const tabs = (views ?? []).map((view) => view.name).filter((tab) => tab !== 'all');
        const nameless = tabs.filter((tab) => !textOf(`resources.${name}.views.${tab}`));
        expect(nameless.map((tab) => `${file} lacks views.${tab}`)).toEqual([]);
      });

      it('for what waits in its queue: the rest of a sentence, in the singular and the plural', () => {
        for (const item of queue) {
          for (const words of texts) {
            const text = words.get(`resources.${name}.queue.${item.name}`);
            expect(text).toMatch(/^(\p{Ll}|Luigi).* \|\|\|\| (\p{Ll}|Luigi).*[^.]$/u);
          }
        }
      });

      it('for how long the oldest in its queue waits or when the first is due, where that is known', () => {
        for (const { name: item, since, due } of queue) {
          for (const words of texts) {
            const text = words.get(`resources.${name}.queue.${item}_since`);
            if (since) expect(text).toMatch(/%\{since\} \|\|\|\| .+ %\{since\}$/);
            else expect(text).toBeUndefined();
            const dueText = words.get(`resources.${name}.queue.${item}_due`);
            if (due) expect(dueText).toMatch(/%\{due\} \|\|\|\| .+ %\{due\}$/);
            else expect(dueText).toBeUndefined();
          }
        }
      });

      it('for what is set apart in its figure, with its number', () => {
        if (!figure?.part) return;
        for (const words of texts) {
          const text = words.get(`resources.${name}.figure.${figure.part.name}`);
          expect(text).toMatch(/^%\{count\} .+ \|\|\|\| %\{count\} .+$/);
        }
      });

      it('for every value a field may have', () => {
        const nameless = Object.entries(values)
          .flatMap(([field, known]) => known.map((value) => `${field}.${value}`))
          .filter((key) => !textOf(`resources.${name}.${key}`));
        expect(nameless.map((key) => `${file} lacks ${key}`)).toEqual([]);
      });

      it('for every column, filter and written field', () => {
        const lists = sourceFiles(`src/resources/${name}`).filter(({ path }) =>
          /\.list\.tsx?$/.test(path),
        );
        const sources = lists.flatMap(({ text }) =>
          [...text.matchAll(/\bsource: '(\w+)'/g)].map(([, source]) => source ?? ''),
        );
        if (lists.some(({ text }) => text.includes('periodColumn('))) sources.push('period');
        const nameless = [
          ...new Set([...sources, ...(routes.edit ? endpoint.writable : [])]),
        ].filter(
          (source) =>
            !textOf(`resources.${name}.fields.${source}`) &&
            !textOf(`resources.${name}.filters.${source}`),
        );
        expect(nameless.map((source) => `${file} lacks fields.${source}`)).toEqual([]);
        // A list may be a page of its own making, without columns, or have those of its kind alone.
        if (lists.some(({ text }) => text.includes('columns: [')))
          expect(sources.length).toBeGreaterThan(0);
      });
    },
  );
});

describe.each(Object.entries(consoleCatalogue))('what is counted in %s', (_language, words) => {
  const texts = flatten(words).filter(([key]) => !key.startsWith('ra.'));
  const counted = (text: string) => [...text.matchAll(/%\{(\w+)\} ([\p{L}’]+)/gu)];
  const forksOf = (text: string) => text.split('||||');
  /** Words that messages with two forms write in the plural behind a number. */
  const plurals = new Set(
    texts.flatMap(([, text]) => {
      const [one = '', many = ''] = forksOf(text);
      const singular = counted(one).map(([, , word]) => word);
      return counted(many).flatMap(([, , word = '']) => (singular.includes(word) ? [] : [word]));
    }),
  );

  it('has a form for one of it, unless there are always more', () => {
    // A page that is read holds a thousand rows; rules and tables have constants of their own.
    const alwaysMany =
      /%\{(read|min|max|days|shown|year)\} |%\{count\} (colonne|columns)|(al massimo|at most) %\{rows\} /;
    const bare = texts.filter(
      ([, text]) =>
        forksOf(text).length === 1 &&
        !alwaysMany.test(text) &&
        counted(text).some(([, , word = '']) => word.length > 3 && plurals.has(word)),
    );
    expect(bare).toEqual([]);
  });

  it('ends with one mark, and writes no two in a row', () => {
    // The characters a password may have are a list of marks.
    const own = texts.filter(([key]) => key !== 'validation.password');
    expect(own.filter(([, text]) => /[?!.,;:]\s*[?!,;:]|\.\.|…[.…]/.test(text))).toEqual([]);
  });
});
