/** Widths of the page itself, not of the window, because the menu may be collapsed. */
const WITH_LIST = '@container (min-width: 824px)';
const WITH_CONTENTS = '@container (min-width: 1080px)';

/** Keeps the side lists in view while the page scrolls, below the fixed parts of the frame. */
const sticky = {
  position: 'sticky',
  top: 'calc(var(--frame-top) + 24px)',
  alignSelf: 'start',
  maxHeight: 'calc(100vh - var(--frame-top) - var(--frame-bottom) - 48px)',
  overflowY: 'auto',
};

/** Layout of a page: one column, then the page list at its left, then the contents at its right. */
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
    // Room for focus rings, which the scroll container would clip.
    [WITH_LIST]: { ...sticky, p: 0.5, m: -0.5 },
  },
  contents: { gridArea: 'contents', [WITH_CONTENTS]: sticky },
  article: { gridArea: 'article', minWidth: 0, maxWidth: 640 },
  /** The two lists are behind a button where they are above the page. */
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
