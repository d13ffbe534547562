import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

type Entry = {
  version?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};

const ROOT = join(import.meta.dirname, '../..');
const LOCK_FILES = ['package-lock.json', 'deploy/example-backend/package-lock.json'];

const packagesOf = (file: string) =>
  (JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as { packages: Record<string, Entry> })
    .packages;

/** Where `name` is looked for from the package at `path`: beside it, then further and further up. */
const placesOf = (path: string, name: string): string[] => {
  const places = [`${path}/node_modules/${name}`];
  for (
    let end = path.lastIndexOf('/node_modules/');
    end > 0;
    end = path.lastIndexOf('/node_modules/', end - 1)
  ) {
    places.push(`${path.slice(0, end)}/node_modules/${name}`);
  }
  return [...places, `node_modules/${name}`];
};

/**
 * An install on a machine or a registry that lacks the builds for other systems leaves them out of the
 * lock file, and `npm ci` refuses it everywhere from then on.
 */
test.each(LOCK_FILES)('%s knows every package, those for other systems included', (file) => {
  const packages = packagesOf(file);
  const missing = Object.entries(packages).flatMap(([path, entry]) =>
    Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })
      .filter((name) => !placesOf(path, name).some((place) => packages[place]?.version))
      .map((name) => `${path || 'the project'}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test.each(LOCK_FILES)('%s names no registry', (file) => {
  expect(readFileSync(join(ROOT, file), 'utf8')).not.toContain('"resolved": "http');
});
