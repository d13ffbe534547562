import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

const sourceFile = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

export const PRELOAD_SCRIPT = sourceFile('app/entry/preload-console.ts');

/** What a signed-in reader's page needs besides its own scripts, and when. */
const PARTS = [
  { module: sourceFile('app/console/Console.tsx') },
  { module: '\0virtual:catalogue/it', 'data-locale': 'it' },
  { module: '\0virtual:catalogue/en', 'data-locale': 'en' },
  { module: sourceFile('shared/list/ListPage.tsx'), 'data-view': 'list' },
];

/**
 * Builds `preload-console.ts` as a script of its own and puts it into the page before all others, with a template of
 * the links it may use: in the page's own script it would wait until all of that had come.
 */
export const preloadConsole = (): Plugin => ({
  name: 'preload-console',
  apply: 'build',
  buildStart() {
    this.emitFile({ type: 'chunk', id: PRELOAD_SCRIPT });
  },
  transformIndexHtml: (_, { bundle = {}, chunk: page }) => {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const chunkOf = (module: string) => {
      const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module));
      if (!chunk) throw new Error(`${module} was not built`);
      return chunk;
    };
    const linked = new Set(page && loadedWith(page, chunks));
    const links = PARTS.flatMap(({ module, ...when }) =>
      [...loadedWith(chunkOf(module), chunks)].flatMap((chunk) => {
        if (linked.has(chunk)) return [];
        linked.add(chunk);
        return linksOf(chunk).map((attrs) => ({ tag: 'link', attrs: { ...attrs, ...when } }));
      }),
    );
    const src = `./${chunkOf(PRELOAD_SCRIPT).fileName}`;
    return [
      { tag: 'template', attrs: { id: 'console-files' }, children: links, injectTo: 'head' },
      {
        tag: 'script',
        attrs: { type: 'module', crossorigin: true, src },
        injectTo: 'head-prepend',
      },
    ];
  },
});

type Chunk = Rolldown.OutputChunk;

/** `chunk` and all it imports statically. */
const loadedWith = (chunk: Chunk, chunks: readonly Chunk[]): ReadonlySet<Chunk> => {
  const seen = new Set<Chunk>();
  const visit = (one: Chunk) => {
    if (seen.has(one)) return;
    seen.add(one);
    chunks.filter(({ fileName }) => one.imports.includes(fileName)).forEach(visit);
  };
  visit(chunk);
  return seen;
};

/** They give way to the login's own code, which runs first. */
const LATER = { crossorigin: true, fetchpriority: 'low' };

const linksOf = ({ fileName, viteMetadata }: Chunk) => [
  { rel: 'modulepreload', href: `./${fileName}`, ...LATER },
  ...[...(viteMetadata?.importedCss ?? [])].map((sheet) => ({
    rel: 'preload',
    as: 'style',
    href: `./${sheet}`,
    ...LATER,
  })),
];
