import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sourceFiles } from '../support/source-files';

/** A folder of `src` as a room: `src/kit/list`; what lies deeper belongs to it. */
const roomOf = (path: string) => dirname(path).split('/').slice(0, 3).join('/');

const targetsOf = ({ path, text }: { path: string; text: string }): string[] =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*'((?:\.{1,2}|@)\/[^']+)'/g)].map(([, address = '']) =>
    address.startsWith('@/')
      ? join('src', address.slice(2))
      : normalize(join(dirname(path), address)),
  );

/** The rooms that a room imports, by way of others too, given which files import what; types count. */
const reachedFrom = (files: readonly { path: string; text: string }[]) => {
  const links = new Map<string, Set<string>>();
  for (const file of files) {
    const from = roomOf(file.path);
    const targets = links.get(from) ?? new Set();
    for (const target of targetsOf(file).map(roomOf)) if (target !== from) targets.add(target);
    links.set(from, targets);
  }
  return (room: string): ReadonlySet<string> => {
    const reached = new Set<string>();
    const visit = (from: string) => {
      for (const next of links.get(from) ?? []) {
        if (reached.has(next)) continue;
        reached.add(next);
        visit(next);
      }
    };
    visit(room);
    return reached;
  };
};

/** The rooms that import themselves by way of others. */
const roomsInCycles = (files: readonly { path: string; text: string }[]): string[] => {
  const reached = reachedFrom(files);
  return [...new Set(files.map(({ path }) => roomOf(path)))].filter((room) =>
    reached(room).has(room),
  );
};

/** The imports that close those cycles: a line for two rooms, those of the fewest files first. */
const importsInCycles = (files: readonly { path: string; text: string }[]): string[] => {
  const reached = reachedFrom(files);
  const importers = new Map<string, string[]>();
  for (const file of files) {
    const from = roomOf(file.path);
    for (const to of new Set(targetsOf(file).map(roomOf))) {
      if (to === from || !reached(to).has(from)) continue;
      const link = `${from} imports ${to}`;
      importers.set(link, [...(importers.get(link) ?? []), file.path]);
    }
  }
  return [...importers]
    .toSorted(([, some], [, others]) => some.length - others.length)
    .map(([link, paths]) => `${link} in ${paths.join(', ')}`);
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
    expect(roomsInCycles(planted)).toEqual(['src/kit/form', 'src/kit/list']);
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

  test('by way of a third one', () => {
    const planted = [
      { path: 'src/kit/form/A.tsx', text: "import type { B } from '@/kit/list/b';" },
      { path: 'src/kit/list/b.ts', text: "import { c } from '../record/c';" },
      { path: 'src/kit/record/c.ts', text: "import type { A } from '@/kit/form/A';" },
      { path: 'src/ui/page/d.ts', text: "import { A } from '@/kit/form/A';" },
    ];
    expect(roomsInCycles(planted)).toEqual(['src/kit/form', 'src/kit/list', 'src/kit/record']);
  });
});
