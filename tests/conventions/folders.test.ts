import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sourceFiles } from '../support/source-files';

/** The folder of a file, two levels deep at most: `src/kit/list` also for files further inside. */
const folderOf = (path: string) => dirname(path).split('/').slice(0, 3).join('/');

const IMPORT = /(?:from|import)\s*\(?\s*'((?:\.{1,2}|@)\/[^']+)'/g;

const targetsOf = ({ path, text }: { path: string; text: string }): string[] =>
  [...text.matchAll(IMPORT)].map(([, address = '']) =>
    address.startsWith('@/')
      ? join('src', address.slice(2))
      : normalize(join(dirname(path), address)),
  );

/** The folders that a folder imports, by way of others too, given which files import what; types count. */
const reachedFrom = (files: readonly { path: string; text: string }[]) => {
  const links = new Map<string, Set<string>>();
  for (const file of files) {
    const from = folderOf(file.path);
    const targets = links.get(from) ?? new Set();
    for (const target of targetsOf(file).map(folderOf)) if (target !== from) targets.add(target);
    links.set(from, targets);
  }
  return (folder: string): ReadonlySet<string> => {
    const reached = new Set<string>();
    const visit = (from: string) => {
      for (const next of links.get(from) ?? []) {
        if (reached.has(next)) continue;
        reached.add(next);
        visit(next);
      }
    };
    visit(folder);
    return reached;
  };
};

/** The folders that import themselves by way of others. */
const foldersInCycles = (files: readonly { path: string; text: string }[]): string[] => {
  const reached = reachedFrom(files);
  return [...new Set(files.map(({ path }) => folderOf(path)))].filter((folder) =>
    reached(folder).has(folder),
  );
};

/**
 * The imports that close those cycles: a line for two folders, those of the fewest files first. If some of them close all
 * cycles alone, only these.
 */
const importsInCycles = (files: readonly { path: string; text: string }[]): string[] => {
  const links = linksInCycles(files);
  const closing = links.filter(({ paths, to }) => {
    const without = files.map((file) =>
      paths.includes(file.path) ? { ...file, text: withoutImportsOf(to, file) } : file,
    );
    return foldersInCycles(without).length === 0;
  });
  return (closing.length > 0 ? closing : links).map(
    ({ from, to, paths }) => `${from} imports ${to} in ${paths.join(', ')}`,
  );
};

const withoutImportsOf = (folder: string, { path, text }: { path: string; text: string }): string =>
  text.replaceAll(IMPORT, (written) =>
    targetsOf({ path, text: written }).map(folderOf).includes(folder) ? '' : written,
  );

type Link = { from: string; to: string; paths: string[] };

const linksInCycles = (files: readonly { path: string; text: string }[]): Link[] => {
  const reached = reachedFrom(files);
  const links = new Map<string, Link>();
  for (const file of files) {
    const from = folderOf(file.path);
    for (const to of new Set(targetsOf(file).map(folderOf))) {
      if (to === from || !reached(to).has(from)) continue;
      const link = links.get(`${from} ${to}`) ?? { from, to, paths: [] };
      link.paths.push(file.path);
      links.set(`${from} ${to}`, link);
    }
  }
  return [...links.values()].toSorted((a, b) => a.paths.length - b.paths.length);
};

test.each(['src', 'fixtures'])('no folder of %s imports itself by way of others', (top) => {
  expect(importsInCycles(sourceFiles(top))).toEqual([]);
});

describe('folders that do would be found', () => {
  test.each([
    ["import { b } from '@/kit/list/b';", "const a = import('../form/A');"],
    ["import type { B } from '@/kit/list/b';", "export type { A } from '../form/A';"],
    ["export type B = import('@/kit/list/b').B;", "import { type A } from '@/kit/form/A';"],
  ])('%s %s', (there, back) => {
    const planted = [
      { path: 'src/kit/form/A.tsx', text: there },
      { path: 'src/kit/list/b.ts', text: back },
    ];
    expect(foldersInCycles(planted)).toEqual(['src/kit/form', 'src/kit/list']);
  });

  test('with the files that import', () => {
    const planted = [
      { path: 'src/kit/form/A.tsx', text: "import type { B } from '@/kit/list/b';" },
      { path: 'src/kit/form/C.tsx', text: "import { b } from '../list/b';" },
      { path: 'src/kit/list/b.ts', text: "import type { A } from '@/kit/form/A';" },
    ];
    expect(importsInCycles(planted)).toEqual([
      'src/kit/list imports src/kit/form in src/kit/list/b.ts',
      'src/kit/form imports src/kit/list in src/kit/form/A.tsx, src/kit/form/C.tsx',
    ]);
  });

  test('without the imports that lead the usual way', () => {
    const planted = [
      { path: 'src/core/days.ts', text: "import type { Column } from '@/kit/fields/column';" },
      { path: 'src/kit/fields/column.ts', text: "import { a } from '@/kit/links/a';" },
      { path: 'src/kit/fields/other.ts', text: "import { isDay } from '@/core/days';" },
      { path: 'src/kit/links/a.ts', text: "import { isDay } from '@/core/days';" },
    ];
    expect(importsInCycles(planted)).toEqual([
      'src/core imports src/kit/fields in src/core/days.ts',
    ]);
  });

  test('by way of a third one', () => {
    const planted = [
      { path: 'src/kit/form/A.tsx', text: "import type { B } from '@/kit/list/b';" },
      { path: 'src/kit/list/b.ts', text: "import { c } from '../record/c';" },
      { path: 'src/kit/record/c.ts', text: "import type { A } from '@/kit/form/A';" },
      { path: 'src/ui/page/d.ts', text: "import { A } from '@/kit/form/A';" },
    ];
    expect(foldersInCycles(planted)).toEqual(['src/kit/form', 'src/kit/list', 'src/kit/record']);
  });
});
