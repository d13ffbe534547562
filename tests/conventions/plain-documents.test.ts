import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

/** The documents a newcomer reads. The manual has its own rules (words.test.ts). */
const ROOT = resolve(import.meta.dirname, '../..');
const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'deploy/README.md',
  ...markdownIn('docs'),
  ...markdownIn('docs/folders'),
];

/** Words with plainer ones, which are named here. */
const ODD: readonly (readonly [banned: RegExp, instead: string])[] = [
  [/\bwhoever\b/i, 'anyone who'],
  [/\b(?:is|are) told\b/i, 'is shown, is reported'],
  [/\b(?:tells|what it tells)\b/i, 'describes, explains, shows'],
  [/\bstands?\b(?! alone)/i, 'is in'],
  [/\bnought\b/i, '0'],
  [/\basked for\b/i, 'requested, loaded'],
  [/\bhangs? (?:on|below|into)\b/i, 'is linked to, belongs to'],
  [/(?:^|[.:;|] )Who\b(?! (?:may|sees))/, 'a user who'],
];

function markdownIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`);
}

test.each(DOCUMENTS)('%s is in plain English', (path) => {
  const lines = readFileSync(join(ROOT, path), 'utf8').split('\n');
  const odd = lines.flatMap((line, at) =>
    ODD.filter(([banned]) => banned.test(line.replaceAll(/`[^`]*`/g, ''))).map(
      ([, instead]) => `${path}:${at + 1}: “${line.trim()}” → ${instead}`,
    ),
  );
  expect(odd).toEqual([]);
});

/** Documents that describe where code is, and the folders their paths may start in. */
const MAPS = DOCUMENTS.filter((path) => /folders|architecture|loading|CONTRIBUTING/.test(path));
const FOLDERS = [
  '.',
  'src',
  'fixtures',
  'src/kit',
  'src/kit/list',
  'src/imports',
  'src/resources',
  'docs',
];
/** A path of at least two names in backticks, without braces or an address in front. */
const PATH = /`((?:[\w-]+\/)+[\w.-]+)`/g;
const PLACEHOLDER = /\/X$/;

test.each(MAPS)('%s names only paths that exist', (document) => {
  const text = readFileSync(join(ROOT, document), 'utf8');
  const paths = [...text.matchAll(PATH)].map(([, path = '']) => path);
  const missing = paths.filter(
    (path) =>
      !PLACEHOLDER.test(path) &&
      !FOLDERS.some((folder) =>
        ['', '.ts', '.tsx'].some((ending) => existsSync(join(ROOT, folder, path + ending))),
      ),
  );
  expect(missing).toEqual([]);
});
