import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

export type SourceFile = { path: string; text: string };

/** The source files below `folder` without installed packages, their paths relative to the project and with slashes. */
export const sourceFiles = (folder: string): SourceFile[] =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:tsx?|mjs)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes(`${sep}node_modules${sep}`, ROOT.length))
    .map((path) => ({
      path: relative(ROOT, path).split(sep).join('/'),
      text: readFileSync(path, 'utf8'),
    }));

/** Names of the folders right below `folder`. */
export const foldersIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

const TOKEN =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;

/** The texts in quotes of a file, comments apart; a template's `${…}` stay as they are. */
export const literalsOf = ({ text }: SourceFile): string[] =>
  [...text.matchAll(TOKEN)].flatMap(
    ([, single, double, template]) => single ?? double ?? template ?? [],
  );
