import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles } from '../support/source-files';

/** A folder of `src` as a room: `src/kit/list`; what lies deeper belongs to it. */
const roomOf = (path: string) => dirname(path).split('/').slice(0, 3).join('/');

const targetsOf = ({ path, text }: { path: string; text: string }): string[] =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*'((?:\.{1,2}|@)\/[^']+)'/g)].map(([, address = '']) =>
    address.startsWith('@/')
      ? join('src', address.slice(2))
      : normalize(join(dirname(path), address)),
  );

/** The pairs of rooms that import each other, given which files import what. */
const pairsIn = (files: readonly { path: string; text: string }[]): string[] => {
  const links = new Set(
    files.flatMap((file) =>
      targetsOf(file).map((target) => `${roomOf(file.path)} ${roomOf(target)}`),
    ),
  );
  return [...links].filter((link) => {
    const [from = '', to = ''] = link.split(' ');
    return from < to && links.has(`${to} ${from}`);
  });
};

test('no two folders import each other', () => {
  expect(pairsIn(sourceFiles('src'))).toEqual([]);
});

test('two that do would be found', () => {
  const planted = [
    { path: 'src/kit/form/A.tsx', text: "import { b } from '@/kit/list/b';" },
    { path: 'src/kit/list/b.ts', text: "const a = import('../form/A');" },
  ];
  expect(pairsIn(planted)).toEqual(['src/kit/form src/kit/list']);
});
