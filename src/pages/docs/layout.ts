/** Widths of the page itself, not of the window: the menu beside it may be folded. */
const WITH_LIST = '@container (min-width: 824px)';
const WITH_CONTENTS = '@container (min-width: 1080px)';

/** What follows the reader down the page, below whatever of the frame stays in place. */
const sticky = {
  position: 'sticky',
  top: 'calc(var(--frame-top) + 24px)',
  alignSelf: 'start',
  maxHeight: 'calc(100vh - var(--frame-top) - var(--frame-bottom) - 48px)',
  overflowY: 'auto',
};

/** Places of the parts of a page: one column, then with the list at its left, then with the contents. */
export const layout = {
  container: { containerType: 'inline-size' },
  grid: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 640px)',
    gridTemplateAreas: '"side" "contents" "article"',
    rowGap: 2,
    columnGap: 6,
    justifyContent: 'center',
    [WITH_LIST]: {
      gridTemplateColumns: '208px minmax(0, 640px)',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"side contents" "side article"',
    },
    [WITH_CONTENTS]: {
      gridTemplateColumns: '208px minmax(0, 640px) 192px',
      gridTemplateRows: 'auto',
      gridTemplateAreas: '"side article contents"',
    },
  },
  side: {
    gridArea: 'side',
    display: 'flex',
    flexDirection: 'column',
    gap: 2,
    // Room for the focus rings that the scrolling would cut off.
    [WITH_LIST]: { ...sticky, p: 0.5, m: -0.5 },
  },
  contents: { gridArea: 'contents', [WITH_CONTENTS]: sticky },
  article: { gridArea: 'article', minWidth: 0, maxWidth: 640 },
  /** Of the two lists: behind a button where they stand above the page. */
  listButton: { [WITH_LIST]: { display: 'none' } },
  list: (isOpen: boolean) => ({
    display: isOpen ? 'block' : 'none',
    [WITH_LIST]: { display: 'block' },
  }),
  contentsButton: { [WITH_CONTENTS]: { display: 'none' } },
  contentsHead: { display: 'none', [WITH_CONTENTS]: { display: 'block' } },
  contentsList: (isOpen: boolean) => ({
    display: isOpen ? 'block' : 'none',
    [WITH_CONTENTS]: { display: 'block' },
  }),
};
