/** A place where the project depends on an undocumented internal of a library. */
export type Seam = {
  library: string;
  /** The version that was checked: a new version means checking the seam again. */
  version: string;
  /** The internal the project depends on. */
  inside: string;
  reason: string;
  /** Its benefit as a figure, or what breaks without it. */
  brings: string;
  /** The text that marks the sources that depend on it. */
  mark: RegExp;
  files: readonly string[];
};

/**
 * All seams. `tests/conventions/seams.test.ts` and `seams-in-use.test.tsx` check for each, by its name, that the
 * library still has that internal, that the code here still matches it, and that it is still needed.
 */
export const SEAMS = {
  icons: {
    library: '@mui/icons-material',
    version: '7.3.11',
    inside:
      'its icons import `./utils/createSvgIcon.js`, in place of which the build takes another',
    reason: 'MUI makes a styled component of each icon; the menu alone has thirty.',
    brings:
      '7 and 9 % of the time to the first list (median 1,205 against 1,124 ms and 1,868 against 1,710, loads in turn without a debugger); 0.3 kB more',
    mark: /createSvgIcon\.js/,
    files: ['vite.config.ts'],
  },
  'html of the build': {
    library: 'vite',
    version: '8.3.8',
    inside: 'how it writes the tags of scripts and style sheets into index.html',
    reason:
      'The page shows its mark, or the login, before any script; its own scripts wait in a template.',
    brings: 'a quarter of the time until the login can be used (measured when it was made)',
    mark: /const (?:SCRIPTS|STYLE_SHEET) = \//,
    files: ['vite/first-script.ts', 'vite/splash.ts'],
  },
  'rolldown runtime': {
    library: 'vite',
    version: '8.3.8',
    inside: 'the name of the chunk with the helpers of the bundler',
    reason: 'It is in the page before anything is imported, and need not be preloaded again.',
    brings: 'no link a file too many, which the end-to-end story of signed-in readers forbids',
    mark: /rolldown-runtime/,
    files: ['vite.config.ts'],
  },
  'rows ahead': {
    library: 'react-admin',
    version: '5.15.4',
    inside:
      'the cache key of a list, `[resource, "getList", parameters]`, and what stands under it',
    reason: 'The rows of the list that the address opens are asked for while the console is drawn.',
    brings:
      '16 % of the time to the first list (median 1,307 against 1,124 ms, loads in turn without a debugger, answers after 30 ms)',
    mark: /'getList', (?:params|asked)/,
    files: ['src/app/data/prefetch-list.ts', 'src/kit/record/useTrail.ts'],
  },
  'cached records': {
    library: 'react-admin',
    version: '5.15.4',
    inside: 'the cache keys of lists and records begin with the resource and the name of the call',
    reason: 'After a write what was read is read again, or changed in place.',
    brings: 'lists and forms that show what was saved',
    mark: /, 'get(?:List|One)'\]|=== 'getOne'|!== 'getOne'|'getList', \{ customer \}/,
    files: [
      'src/app/layout/Breadcrumb.tsx',
      'src/app/palette/useRecentRecords.ts',
      'src/app/session/useProfileRefresh.ts',
      'src/pages/calendar/useMove.ts',
      'src/kit/list/actions/listed-records.ts',
      'src/kit/record/list-cache.ts',
      'src/resources/user-sale/useDuplicates.ts',
    ],
  },
  'questions of the session': {
    library: 'react-admin',
    version: '5.15.4',
    inside: 'the cache keys of what it asks the auth provider begin with `auth`',
    reason: 'The code of the palette waits until the page has come, whose calls these are not.',
    brings: 'the palette gives way to the page (an end-to-end story)',
    mark: /'auth'/,
    files: ['src/app/palette/CommandCenter.tsx'],
  },
  'where lists were left': {
    library: 'react-admin',
    version: '5.15.4',
    inside: 'the keys of its store: `….listParams`, `….selectedIds`, `….selectedIds.storeKeys`',
    reason: 'Where a list was left belongs to the reader, and is forgotten with the session.',
    brings: 'nothing of one reader is kept for the next',
    mark: /\\\.\(listParams/,
    files: ['src/providers/preferences/preferences.ts'],
  },
  'kept language': {
    library: 'react-admin',
    version: '5.15.4',
    inside: 'the key of its store for the language, `locale`',
    reason: 'Login and console have one language, Italian until somebody chooses.',
    brings: 'the language outlives a reload and goes from the login to the console',
    mark: /key === 'locale'/,
    files: ['src/app/console/ConsoleAdmin.tsx'],
  },
  'open overlays': {
    library: '@mui/material',
    version: '7.3.11',
    inside:
      'the classes of a modal and of a hidden one, `aria-hidden` of one that fades out; the topmost is the last in the document',
    reason: 'A shortcut is not for what lies under a dialog, a drawer or a menu.',
    brings: 'no record is created behind an open dialog',
    mark: /MuiModal/,
    files: ['src/ui/shortcuts/useShortcut.ts'],
  },
  'index of the history': {
    library: 'react-router-dom',
    version: '7.18.5',
    inside: 'it numbers the entries of the history by `history.state.idx`',
    reason: 'It cannot hold back a navigation to an entry without one: a typed address.',
    brings: 'a form with changes asks before Back leads away from it',
    mark: /\{ idx:/,
    files: ['src/app/router/history-indexes.ts'],
  },
  'rules of a schema': {
    library: 'zod',
    version: '4.6.7',
    inside: '`_zod.def` and `_zod.check`, which zod documents for the authors of libraries',
    reason:
      'Empty forms, and the columns of CSV files, follow from the schema that forms check by.',
    brings: 'a million rows checked in a fifth of the time of a parse (tests/bench/imports.ts)',
    mark: /\._zod\b/,
    files: [
      'src/core/empty-values.ts',
      'src/imports/check/compile-rules.ts',
      'src/imports/check/row-validator.ts',
    ],
  },
} as const satisfies Record<string, Seam>;

export type SeamName = keyof typeof SEAMS;
