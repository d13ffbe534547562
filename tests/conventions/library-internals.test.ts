import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, it, test, vi } from 'vitest';
import { LIBRARY_INTERNALS, type LibraryInternal } from '../../library-internals';
import { plainIcons } from '../../vite/plain-icons';
import viteConfig from '../../vite.config';
import { sourceFiles } from '../support/source-files';

/**
 * Each place where the project depends on an internal of a library. Those of the build are checked in a build here,
 * those of the browser in `library-internals-in-use.test.tsx`.
 */
const ROOT = resolve(import.meta.dirname, '../..');

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const sources = [
  ...sourceFiles('src'),
  ...sourceFiles('fixtures'),
  ...sourceFiles('vite'),
  { path: 'vite.config.ts', text: read('vite.config.ts') },
];

describe.each(Object.entries<LibraryInternal>(LIBRARY_INTERNALS))(
  '%s',
  (name, { library, version, mark, files }) => {
    it('was checked with the installed version', () => {
      const installed = JSON.parse(read(`node_modules/${library}/package.json`)) as unknown;
      expect(installed).toHaveProperty('version', version);
    });

    it('is used only in the listed files', () => {
      const found = sources.filter(({ text }) => mark.test(text)).map(({ path }) => path);
      expect(found.toSorted(), `files of '${name}' in library-internals.ts`).toEqual(
        files.toSorted(),
      );
    });
  },
);

test('no module of a library is replaced by an alias of vite.config.ts', () => {
  expect(Object.keys(viteConfig.resolve?.alias ?? {})).toEqual(['@']);
});

test('a build without the plain icons fails', async () => {
  const withoutIcons = build({
    configFile: false,
    logLevel: 'silent',
    plugins: [plainIcons()],
    build: { write: false, rolldownOptions: { input: join(ROOT, 'src/core/group-by.ts') } },
  });
  await expect(withoutIcons).rejects.toThrow('adapt MUI_FACTORY in vite/plain-icons.ts');
});

describe('the build', () => {
  let output: (Rolldown.OutputChunk | Rolldown.OutputAsset)[] = [];

  beforeAll(async () => {
    vi.stubEnv('NODE_ENV', 'production');
    const built = await build({
      root: ROOT,
      configFile: join(ROOT, 'vite.config.ts'),
      logLevel: 'error',
      build: { write: false, minify: false },
    });
    vi.unstubAllEnvs();
    output = (built as Rolldown.RolldownOutput).output;
  }, 180_000);

  const chunks = () => output.filter((file) => file.type === 'chunk');
  const modules = () => chunks().flatMap(({ moduleIds }) => moduleIds);
  const page = () => {
    const html = output.find(({ fileName }) => fileName === 'index.html');
    return html?.type === 'asset' ? String(html.source) : '';
  };

  test('icons: plain ones replace those of MUI', () => {
    expect(
      modules().filter((id) => /@mui\/icons-material\/.*utils\/createSvgIcon/.test(id)),
    ).toEqual([]);
  });

  test('built HTML: scripts wait in their template, style sheets follow the page', () => {
    const [, application = ''] =
      /<template id="application-files">(.*?)<\/template>/s.exec(page()) ?? [];
    const [, inConsole = ''] = /<template id="console-files">(.*?)<\/template>/s.exec(page()) ?? [];
    expect(application).toMatch(/^\s*<script type="module"[^>]* src="\.\/assets\/login-/);
    expect(inConsole).toMatch(/<link rel="modulepreload" href="\.\/assets\/console-/);
    const outside = page().replace(/<template[\s\S]*?<\/template>/g, '');
    expect(
      [...outside.matchAll(/<script type="module"[^>]* src="([^"]*)"/g)].map(([, src]) => src),
    ).toEqual([expect.stringMatching(/^\.\/assets\/entry-/)]);
    const [beforeTheRoot = '', after = ''] = outside.split('<div id="root">');
    expect(beforeTheRoot).not.toContain('rel="stylesheet"');
    expect(after).toContain('rel="stylesheet"');
  });

  test('compile hints: the first line of each file that the first list needs', () => {
    const hinted = chunks().filter(({ code }) => code.startsWith('//# allFunctionsCalledOnLoad\n'));
    expect(hinted.map(({ name }) => name).toSorted()).toEqual([
      'console',
      'entry',
      'list',
      'login',
    ]);
  });

  test('rolldown runtime: a chunk has the name that is left out of the preloads', () => {
    expect(
      chunks().filter(({ fileName }) => /\/rolldown-runtime-[^/]+\.js$/.test(fileName)),
    ).toHaveLength(1);
  });
});
