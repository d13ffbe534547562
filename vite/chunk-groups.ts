import { APPLICATION, closureOf, FIRST_SCRIPT, PARTS } from './parts.ts';

/**
 * A module that at least this many separately loaded parts need is in the common chunk. A new resource adds its parts to
 * the counts of the modules it shares: raise this number when that makes the common chunk, and so the dashboard, larger.
 */
const COMMON = 14;

/** The bundler's information about modules while it assigns them to chunks. */
type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

/**
 * Assigns modules to chunks. By default the bundler makes a chunk for every set of pages that share a module: a hundred
 * small files before the first list, which compress badly. Here the page's first script and the login are one chunk
 * each. Our own modules of the frame are one chunk with their imports, and so are those of a list. Modules that many
 * parts need are in the common chunk. Forms have no chunk, because a page that shares a module with them would load it.
 * Imports within libraries are ignored, because a barrel file imports everything.
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
    closure ??= closureOf(entry, (module) => graph.getModuleInfo(module)?.importedIds ?? []);
    return closure.has(id) && belongs(id) ? name : null;
  };
};
