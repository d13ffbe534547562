import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fixtureBackend } from './fixtures/server/vite-plugin.ts';
import { catalogueByLanguage } from './vite/catalogue-by-language.ts';
import { chunkGroups } from './vite/chunk-groups.ts';
import { compileHints } from './vite/compile-hints.ts';
import { firstScript } from './vite/first-script.ts';
import { plainIcons } from './vite/plain-icons.ts';
import { prerenderedLogin } from './vite/prerendered-login.ts';
import { splash } from './vite/splash.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

const OF_THE_PAGE = /\/(?:entry|login|rolldown-runtime)-[^/]+\.js$/;

/**
 * One bundle for every public path: its addresses are relative and routing is by hash, so the same `dist` is served at
 * the root of a host or below any folder of it.
 */
export default defineConfig({
  base: './',
  plugins: [
    react(),
    splash(),
    firstScript(),
    prerenderedLogin(),
    catalogueByLanguage(),
    compileHints(),
    plainIcons(),
    fixtureBackend(),
  ],
  resolve: {
    alias: { '@': path('./src') },
  },
  // Otherwise found only when their page is first opened, which would reload the page.
  optimizeDeps: {
    include: [
      '@tanstack/react-virtual',
      '@mui/x-charts/BarChart',
      '@mui/x-charts/LineChart',
      '@mui/x-date-pickers/AdapterDateFns',
      '@mui/x-date-pickers/DateCalendar',
      '@mui/x-date-pickers/LocalizationProvider',
      '@mui/x-date-pickers/MultiSectionDigitalClock',
      '@mui/x-date-pickers/locales',
      'comlink',
      'date-fns/intlFormatDistance',
      'date-fns/locale/en-US',
      'date-fns/locale/it',
      'date-fns/startOfToday',
      'leaflet',
      'minisearch',
      'papaparse',
    ],
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    watch: { ignored: ['**/.data/**'] },
  },
  // Workers fetch what only some files need, such as the reader of workbooks.
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // tests/bench/bundle-size.ts computes the budget from it.
    manifest: true,
    // The page's own scripts are loaded before any import.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter((file) => !OF_THE_PAGE.test(file)),
    },
    // No picture becomes a data: URI inside the bundle.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      // No module imports the entry: without exports it needs no file of its own beside the login's.
      preserveEntrySignatures: false,
      output: { codeSplitting: { groups: chunkGroups() } },
    },
  },
});
