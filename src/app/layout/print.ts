/** A search that was made and filters that are set say what the figures are of: they stay. */
const NARROWED = '[data-set="true"], input[type="search"]:not(:placeholder-shown)';

/** What is there to be pressed, or tells of the window. */
const NOT_PRINTED = [
  'footer',
  '[data-alerts]',
  '[data-set="false"]',
  `[role="search"]:not(:has(${NARROWED}))`,
  `[role="search"] > :not(:has(${NARROWED}))`,
  '.MuiInputBase-root:has(input[type="search"]:placeholder-shown)',
  '.MuiTabs-root',
  '.MuiButton-root',
  '.MuiIconButton-root',
].join();
const KEPT_WHOLE = 'tr, dd, dt, li, .MuiAlert-root';
const HEADS = 'h1, h2, h3';

/**
 * Any page of the console on paper: A4, without frames and tools. Names are written out, the head of a table stands on
 * every sheet, and no row is torn apart. `useConsoleTheme` makes it dark on white.
 */
export const printStyles = {
  '@page': { size: 'A4', margin: '14mm' },
  '@media print': {
    body: { backgroundColor: '#fff !important', printColorAdjust: 'exact' },
    [NOT_PRINTED]: { display: 'none !important' },
    [KEPT_WHOLE]: { breakInside: 'avoid' },
    [HEADS]: { breakAfter: 'avoid' },
    main: { padding: '0 !important', maxWidth: 'none !important' },
    'main a': { color: 'inherit !important', textDecoration: 'none !important' },
    'main .MuiPaper-outlined': { border: 'none', paddingInline: 0 },
    'main .MuiTableCell-root': { height: 'auto', padding: '4px 6px !important', fontSize: 11 },
  },
} as const;
