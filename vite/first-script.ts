import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { APPLICATION, closureOf, FIRST_SCRIPT, PARTS } from './parts.ts';

/** The resources a signed-in user's page needs besides its own scripts, and when. */
const LATER_PARTS = [
  { module: PARTS.console },
  { module: '\0virtual:catalogue/it', 'data-locale': 'it' },
  { module: '\0virtual:catalogue/en', 'data-locale': 'en' },
  { module: PARTS.list, 'data-view': 'list' },
];

const SCRIPTS = /\s*<script type="module"[^>]* src="[^"]*"><\/script>/g;

/**
 * Builds `first-script.ts` as a separate script that runs before all others, and adds two templates to the page. One
 * has the links that the first script may insert; the page's own script could do so only after it had loaded itself.
 * The other has the page's own script, which the browser preloads and the first script runs when it is needed.
 */
export const firstScript = (): Plugin => ({
  name: 'first-script',
  apply: 'build',
  buildStart() {
    this.emitFile({ type: 'chunk', id: FIRST_SCRIPT });
  },
  transformIndexHtml: (html, { bundle = {} }) => {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const loaded = new Set<Chunk>();
    /** `module` and its imports, except those loaded before. */
    const loadNext = (module: string): Chunk[] => {
      const next = [...loadedWith(chunkOf(module, chunks), chunks)].filter(
        (chunk) => !loaded.has(chunk),
      );
      for (const chunk of next) loaded.add(chunk);
      return next;
    };
    const first = loadNext(FIRST_SCRIPT).map(addressOf);
    const application = loadNext(APPLICATION).map(addressOf);
    const links = LATER_PARTS.flatMap(({ module, ...when }) =>
      loadNext(module).flatMap((chunk) =>
        laterLinks(chunk).map((attrs) => ({ tag: 'link', attrs: { ...attrs, ...when } })),
      ),
    );
    return {
      html: html.replace(SCRIPTS, ''),
      tags: [
        ...application.toReversed().map(preloadLink),
        template(
          'application',
          application.slice(0, 1).map((src) => script(src)),
        ),
        { tag: 'style', children: LATE_FAILURE },
        template('console', links),
        // Async: it waits for nothing but the templates.
        ...first.map((src) => script(src, { async: true })),
      ].map((tag): HtmlTagDescriptor => ({ ...tag, injectTo: 'head' })),
    };
  },
});

/**
 * Shows the load failure after 20 seconds where the first script neither came nor worked: then no script says so, and
 * the policy of the page allows none in its text.
 */
const LATE_FAILURE =
  'html:not([data-started]) #load-failure{display:block;animation:late 1s 20s backwards}@keyframes late{0%{visibility:hidden}}';

type Chunk = Rolldown.OutputChunk;

const chunkOf = (module: string, chunks: readonly Chunk[]): Chunk => {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module));
  if (!chunk) throw new Error(`${module} was not built`);
  return chunk;
};

/** `chunk` and all it imports statically. */
const loadedWith = (chunk: Chunk, chunks: readonly Chunk[]) =>
  closureOf(chunk, ({ imports }) => chunks.filter(({ fileName }) => imports.includes(fileName)));

const addressOf = ({ fileName }: Chunk) => `./${fileName}`;

const script = (src: string, attrs: HtmlTagDescriptor['attrs'] = {}): HtmlTagDescriptor => ({
  tag: 'script',
  attrs: { type: 'module', crossorigin: true, src, ...attrs },
});

const preloadLink = (href: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'modulepreload', href, crossorigin: true },
});

const template = (name: string, children: HtmlTagDescriptor[]): HtmlTagDescriptor => ({
  tag: 'template',
  attrs: { id: `${name}-files` },
  children,
});

/** Low priority, because the login's own code runs first. */
const LATER = { crossorigin: true, fetchpriority: 'low' };

const laterLinks = ({ fileName, viteMetadata }: Chunk) => [
  { rel: 'modulepreload', href: `./${fileName}`, ...LATER },
  ...[...(viteMetadata?.importedCss ?? [])].map((sheet) => ({
    rel: 'preload',
    as: 'style',
    href: `./${sheet}`,
    ...LATER,
  })),
];
