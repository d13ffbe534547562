import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that imports with `@/` start from. */
export const SOURCE = fileURLToPath(new URL('../src', import.meta.url));

export const sourceFile = (path: string) => resolve(SOURCE, path);

export const FIRST_SCRIPT = sourceFile('boot/first-script.ts');

/** The page's own script, as referenced by `index.html`. */
export const APPLICATION = sourceFile('main.tsx');

/** Parts that load together, by their entry module; our own modules belong to the first part that needs them. */
export const PARTS = {
  console: sourceFile('app/console/Console.tsx'),
  list: sourceFile('kit/list/ListPage.tsx'),
};

/** `start` and all it imports, in the order of a walk that follows each import to its end. */
export const closureOf = <Node>(
  start: Node,
  importsOf: (node: Node) => readonly Node[],
): ReadonlySet<Node> => {
  const seen = new Set<Node>();
  const visit = (node: Node) => {
    if (seen.has(node)) return;
    seen.add(node);
    importsOf(node).forEach(visit);
  };
  visit(start);
  return seen;
};
