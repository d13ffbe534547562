import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

/** Unit tests of components: `*.test.tsx` renders, `*.test.ts` does not. */
const COMPONENT_TESTS = 'tests/{unit,conventions}/**/*.test.tsx';

/** Replaces the words that load late: a plugin of the build makes them (vite/catalogue-by-language.ts). */
const LATE_CATALOGUE = fileURLToPath(new URL('tests/support/late-catalogue.ts', import.meta.url));

/** Files that start programs and wait for them. They run first: none of them runs alone at the end. */
const STARTING_PROGRAMS = [
  'tests/unit/{backend-disk,backend-kills,contract-kit,libreoffice-round-trip}.test.ts',
  'tests/conventions/{adding-a-resource,import-rules,library-internals,manual-commands}.test.ts',
];

/** A busy machine is slow, so a test or a hook fails only after half a minute. In milliseconds. */
const TIMEOUTS = { testTimeout: 30_000, hookTimeout: 30_000 };

/** Three kinds of tests: those that need Node alone, those that build and run commands, and those that render in jsdom. */
export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      restoreMocks: true,
      // All cores of a small machine: it has nothing else to do meanwhile.
      maxWorkers: '100%',
      // As long as a render is waited for (tests/support/setup.ts).
      expect: { poll: { timeout: 10_000 } },
      projects: [
        {
          extends: true,
          test: {
            name: 'node',
            environment: 'node',
            include: ['tests/{unit,spec,conventions}/**/*.test.ts'],
            exclude: STARTING_PROGRAMS,
            // Files share a process and the libraries in it, with modules of their own.
            isolate: false,
            setupFiles: ['tests/support/fresh-modules.ts'],
            ...TIMEOUTS,
          },
        },
        {
          extends: true,
          test: {
            name: 'commands',
            environment: 'node',
            include: STARTING_PROGRAMS,
            ...TIMEOUTS,
          },
        },
        {
          extends: true,
          test: {
            name: 'jsdom',
            environment: 'jsdom',
            alias: { 'virtual:catalogue/late': LATE_CATALOGUE },
            include: ['tests/integration/**/*.test.ts?(x)', COMPONENT_TESTS],
            // They share a document as well, which is empty for each of them.
            isolate: false,
            setupFiles: [
              'tests/support/fresh-modules.ts',
              'tests/support/fresh-document.ts',
              'tests/support/setup.ts',
            ],
            ...TIMEOUTS,
          },
        },
      ],
    },
  }),
);
