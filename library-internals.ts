/** A dependency of the project on an undocumented internal of a library. */
export type LibraryInternal = {
  library: string;
  /** The version that was checked: a new version must be checked again. */
  version: string;
  /** The internal the project depends on. */
  internal: string;
  reason: string;
  /** Its benefit as a figure, or what breaks without it. */
  brings: string;
  /** The text that marks the sources that depend on it. */
  mark: RegExp;
  files: readonly string[];
};

/**
 * All of them by name. `tests/conventions/library-internals.test.ts` and `library-internals-in-use.test.tsx` check that
 * the library still has each internal, that the code here still matches it, and that it is still needed.
 */
export const LIBRARY_INTERNALS = {
  icons: {
    library: '@mui/icons-material',
    version: '7.3.11',
    internal: 'its icons import `./utils/createSvgIcon.js`, which the build replaces',
    reason: 'MUI makes a styled component for each icon, and the menu alone has thirty.',
    brings:
      '7 and 9 % of the time to the first list (medians of 1,205 and 1,124 ms, and of 1,868 and 1,710 ms, alternate loads without a debugger); costs 0.3 kB',
    mark: /createSvgIcon\.js/,
    files: ['vite/plain-icons.ts'],
  },
  'built HTML': {
    library: 'vite',
    version: '8.3.8',
    internal: 'the form of the tags of scripts and style sheets in index.html',
    reason:
      'The page shows the logo or the login before any script loads; its own scripts wait in a template.',
    brings: 'a quarter of the time until the login can be used (measured when it was made)',
    mark: /const (?:SCRIPTS|STYLE_SHEET) = \//,
    files: ['vite/first-script.ts', 'vite/splash.ts'],
  },
  'rolldown runtime': {
    library: 'vite',
    version: '8.3.8',
    internal: 'the name of the chunk with the helpers of the bundler',
    reason: 'The page loads it before any import, so it must not be preloaded again.',
    brings: 'no duplicate preload links, which an end-to-end test of signed-in users forbids',
    mark: /rolldown-runtime/,
    files: ['vite.config.ts'],
  },
  'list prefetch': {
    library: 'react-admin',
    version: '5.15.4',
    internal:
      'the cache key of a list, `[resource, "getList", parameters]`, and the shape of the cached value',
    reason: 'The rows of the list in the address are requested while the console renders.',
    brings:
      '16 % of the time to the first list (medians of 1,307 and 1,124 ms, alternate loads without a debugger, answers after 30 ms)',
    mark: /'getList', (?:params|listParams)/,
    files: [
      'src/app/data/prefetch-list.ts',
      'src/kit/list/actions/SelectionBar.tsx',
      'src/kit/record/useTrail.ts',
    ],
  },
  'cached records': {
    library: 'react-admin',
    version: '5.15.4',
    internal:
      'the cache keys of lists and records begin with the resource and the name of the call',
    reason:
      'A write invalidates cached records, or updates them in place. Rows that take long are asked for again.',
    brings: 'lists and forms show the saved values',
    mark: /, 'get(?:List|One)'\]|=== 'getOne'|!== 'getOne'|'getList', \{ customer \}/,
    files: [
      'src/app/layout/Breadcrumb.tsx',
      'src/app/palette/useRecentRecords.ts',
      'src/app/session/useProfileRefresh.ts',
      'src/pages/calendar/useMove.ts',
      'src/kit/list/ListStates.tsx',
      'src/kit/list/actions/listed-records.ts',
      'src/kit/record/list-cache.ts',
      'src/resources/user-sale/useDuplicates.ts',
    ],
  },
  'auth queries': {
    library: 'react-admin',
    version: '5.15.4',
    internal: 'the cache keys of its calls of the auth provider begin with `auth`',
    reason:
      'The code of the palette loads after the calls of the page, which do not include those of the auth provider.',
    brings: 'the page loads before the palette (an end-to-end test)',
    mark: /'auth'/,
    files: ['src/app/useIsSettled.ts'],
  },
  'list state': {
    library: 'react-admin',
    version: '5.15.4',
    internal: 'the keys of its store: `….listParams`, `….selectedIds`, `….selectedIds.storeKeys`',
    reason: 'The state of a list belongs to the user, and is removed with the session.',
    brings: 'the next user does not see the list state of the one before',
    mark: /'selectedIds\.storeKeys'/,
    files: ['src/providers/preferences/preferences.ts'],
  },
  'scroll of lists': {
    library: 'react-admin',
    version: '5.15.4',
    internal:
      'the key of its store for the scroll position of a list, `{name}.list.scrollPosition`',
    reason:
      'It is noted late, when another page is shown, and restored after the list has scrolled to its own place.',
    brings:
      'the row that was left is in sight: without it, every list returned to its top once a tab was chosen',
    mark: /'\.list\.scrollPosition'/,
    files: ['src/providers/preferences/preferences.ts'],
  },
  'stored language': {
    library: 'react-admin',
    version: '5.15.4',
    internal: 'the key of its store for the language, `locale`',
    reason: 'Login and console share one language, Italian by default.',
    brings: 'the language is the same after a reload and after the login',
    mark: /key === 'locale'/,
    files: ['src/app/console/ConsoleAdmin.tsx'],
  },
  'open overlays': {
    library: '@mui/material',
    version: '7.3.11',
    internal:
      'the classes of visible and hidden modals, `aria-hidden` on a closing one; the topmost is the last in the document',
    reason: 'A shortcut must not act on the page below a dialog, a drawer or a menu.',
    brings: 'no record is created behind an open dialog',
    mark: /MuiModal/,
    files: ['src/ui/shortcuts/useShortcut.ts'],
  },
  'history index': {
    library: 'react-router-dom',
    version: '7.18.5',
    internal: 'it numbers the entries of the history in `history.state.idx`',
    reason: 'It cannot block a navigation to an entry without a number, such as a typed address.',
    brings: 'a form with unsaved changes asks before Back leaves it',
    mark: /\{ idx:/,
    files: ['src/app/router/history-indexes.ts'],
  },
  'typed address': {
    library: 'react-router-dom',
    version: '7.18.5',
    internal: 'the location of an address that was typed has the key `default`',
    reason: 'Another query in the address bar is an arrival; a filter of the page itself is none.',
    brings: 'the focus moves to the heading of a typed address (an integration test)',
    mark: /KEY_OF_TYPED = '/,
    files: ['src/app/layout/useArrival.ts'],
  },
  'schema internals': {
    library: 'zod',
    version: '4.6.7',
    internal: '`_zod.def` and `_zod.check`, which zod documents for the authors of libraries',
    reason:
      'The initial values of forms and the columns of CSV files are derived from the validation schema.',
    brings: 'checks a million rows in a fifth of the time of a parse (tests/bench/imports.ts)',
    mark: /\._zod\b/,
    files: [
      'src/core/empty-values.ts',
      'src/imports/check/compile-rules.ts',
      'src/imports/check/row-validator.ts',
    ],
  },
  'part of a file': {
    library: 'papaparse',
    version: '5.7.1',
    internal:
      '`Papa.Parser`, which it exports for its own tests: `parse` leaves out an incomplete last row, and `meta.cursor` is the offset after the others',
    reason: 'A CSV file is read in parts that end anywhere; `Papa.parse` takes a whole text.',
    brings:
      'a file of up to 150 MB is never in memory as a whole, in the backend nor in the browser',
    mark: /new Papa\.Parser\(/,
    files: ['fixtures/http/csv-reader.ts', 'src/imports/read/quoted-rows.ts'],
  },
  'touch events': {
    library: 'leaflet',
    version: '1.9.4',
    internal: '`Browser.touchNative`, which it reads each time it adds a listener',
    reason: 'Leaflet would also capture the touch events that scroll the page.',
    brings: 'the page scrolls under a finger that moves up or down (`touch-action: pan-y`)',
    mark: /touchNative/,
    files: ['src/resources/location/map/useLeafletMap.ts'],
  },
} as const satisfies Record<string, LibraryInternal>;

export type LibraryInternalName = keyof typeof LIBRARY_INTERNALS;
