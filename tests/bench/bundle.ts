import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Vite's manifest: source file (or `_chunk`) to its built file; `name` is the name of its chunk. */
type Manifest = Record<
  string,
  { file: string; name?: string; imports?: string[]; dynamicImports?: string[] }
>;

export type Bundle = {
  keys: readonly string[];
  /** Gzip size in bytes of all JavaScript that loads with the `keys`, each file counted once. */
  jsOf: (...keys: string[]) => number;
  /** Gzip size in bytes of the JavaScript that `key` loads and none of the `others` does. */
  jsOfItsOwn: (key: string, others: readonly string[]) => number;
  /** `key` and all it imports statically. */
  loadedWith: (key: string) => ReadonlySet<string>;
};

/**
 * Reads the manifest of the build in `dist`, which Vite writes with `build.manifest`.
 *
 * @throws Error if the manifest or the requested chunk is missing.
 */
export const readBundle = (dist: string): Bundle => {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const keys = Object.keys(manifest);
  const keyOf = (source: string) => {
    const key = source in manifest ? source : keys.find((each) => manifest[each]?.name === source);
    if (key === undefined) throw new Error(`${dist} has no chunk of ${source}`);
    return key;
  };
  const chunkOf = (key: string) => manifest[key] as Manifest[string];

  const closure = (roots: readonly string[]) => {
    const seen = new Set<string>();
    const visit = (key: string) => {
      if (seen.has(key)) return;
      seen.add(key);
      chunkOf(key).imports?.forEach(visit);
    };
    roots.map(keyOf).forEach(visit);
    return seen;
  };

  const sizes = new Map<string, number>();
  const sizeOf = (key: string) => {
    const { file } = chunkOf(key);
    if (!file.endsWith('.js')) return 0;
    const known = sizes.get(file);
    if (known !== undefined) return known;
    const size = gzipSync(readFileSync(join(dist, file)), { level: 9 }).byteLength;
    sizes.set(file, size);
    return size;
  };
  const sum = (chunks: Iterable<string>) =>
    [...chunks].reduce((total, key) => total + sizeOf(key), 0);

  return {
    keys,
    jsOf: (...roots) => sum(closure(roots)),
    jsOfItsOwn: (key, others) => {
      const elsewhere = closure(others.filter((other) => other !== key));
      return sum([...closure([key])].filter((chunk) => !elsewhere.has(chunk)));
    },
    loadedWith: (key) => closure([key]),
  };
};
