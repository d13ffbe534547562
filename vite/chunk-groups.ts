import { fileURLToPath } from 'node:url';
import { APPLICATION, FIRST_SCRIPT } from './first-script.ts';

const sourceFile = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

/**
 * What loads together, by the module that brings it; our own module belongs to the first of these that needs it.
 */
export const PARTS = {
  console: sourceFile('app/console/Console.tsx'),
  list: sourceFile('kit/list/ListPage.tsx'),
};

/** Needed by this many of the parts that load apart, a module is in common. */
const COMMON = 12;

/** What the bundler tells of its modules while it sorts them into chunks. */
type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

/**
 * How modules share chunks. Left to itself the bundler makes one for every set of pages that have a module in
 * common: a hundred small files until the first list, which compress badly. Here the page's first script is one, and
 * the login another, which holds nothing else; of our own modules, what the frame and a list need is one each, with what
 * these need; and what many parts need is another. The forms' is none: what other pages share with it would bring it all
 * along. The libraries' own imports say little: each barrel imports it all.
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
