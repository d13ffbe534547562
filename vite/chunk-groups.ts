import { fileURLToPath } from 'node:url';

const ENTRY = fileURLToPath(new URL('../src/main.tsx', import.meta.url));

/** What the bundler tells of its modules while it sorts them into chunks. */
type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

/** Needed by this many of the parts that load apart, a module is in common: most lists and forms have it. */
const COMMON = 25;

/**
 * How modules share chunks. Left to itself the bundler makes one for every set of pages that have a module
 * in common: a hundred small files until the first list, which compress badly. Here the login is one, which
 * holds nothing else, and what most pages need is another.
 */
export const chunkGroups = () => {
  let login: ReadonlySet<string> | undefined;
  return [
    {
      name: (id: string, graph: Graph) => {
        login ??= staticImportsOf(ENTRY, graph);
        return login.has(id) ? 'login' : null;
      },
      debugName: 'login',
      priority: 2,
    },
    { name: 'common', minShareCount: COMMON, priority: 1 },
  ];
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
