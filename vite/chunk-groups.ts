import { fileURLToPath } from 'node:url';
import { APPLICATION, FIRST_SCRIPT } from './first-script.ts';

const sourceFile = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

/** Parts that load together, by their entry module; our own modules belong to the first part that needs them. */
export const PARTS = {
  console: sourceFile('app/console/Console.tsx'),
  list: sourceFile('kit/list/ListPage.tsx'),
};

/** Number of separately loaded parts from which on a module is in the common chunk. */
const COMMON = 12;

/** The bundler's information about modules while it sorts them into chunks. */
type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

/**
 * How modules share chunks. By default the bundler makes one for every set of pages that share a module: a hundred
 * small files until the first list, which compress badly. Here the page's first script is one chunk, and the login
 * another, with nothing else; of our own modules, those of the frame and those of a list are one chunk each, with their
 * imports; and modules that many parts need are another. The forms have none: a page that shares a module with them
 * would load all of it. The libraries' own imports are no guide: each barrel imports everything.
 */
export const chunkGroups = () => [
  { name: inClosureOf(FIRST_SCRIPT, 'entry'), debugName: 'entry', priority: 10 },
  { name: inClosureOf(APPLICATION, 'login'), debugName: 'login', priority: 9 },
  partOf('console', 8),
  partOf('list', 7),
  { name: 'common', minShareCount: COMMON, priority: 6 },
];

const partOf = (name: keyof typeof PARTS, priority: number) => ({
  name: inClosureOf(PARTS[name], name, isOurs),
  debugName: name,
  priority,
});

const isOurs = (id: string) => !id.includes('/node_modules/');

const inClosureOf = (entry: string, name: string, belongs = (_id: string) => true) => {
  let closure: ReadonlySet<string> | undefined;
  return (id: string, graph: Graph) => {
    closure ??= staticImportsOf(entry, graph);
    return closure.has(id) && belongs(id) ? name : null;
  };
};

const staticImportsOf = (entry: string, graph: Graph): ReadonlySet<string> => {
  const seen = new Set<string>();
  const visit = (id: string) => {
    if (seen.has(id)) return;
    seen.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  visit(entry);
  return seen;
};
