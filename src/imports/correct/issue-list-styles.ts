/** Height of the list's header, in pixels; on a phone it is not visible. */
export const HEAD_HEIGHT = 32;

/**
 * The styles of a list of errors, all rows and cells in one place: styled one by one, they would take twice as long to
 * render.
 */
export const FRAME = {
  overflow: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  typography: 'body2',
  '& .head': {
    // Hidden on a phone, where a line takes three.
    position: { xs: 'absolute', sm: 'sticky' },
    clipPath: { xs: 'inset(50%)', sm: 'none' },
    top: 0,
    zIndex: 1,
    bgcolor: 'surface.sunken',
    color: 'text.secondary',
    typography: 'caption',
    // After the typography, which has a height of its own; the border is one pixel.
    lineHeight: `${HEAD_HEIGHT - 1}px`,
    fontWeight: 500,
  },
  '& .row': { position: 'absolute', top: 0, left: 0, right: 0 },
  '& .columns': {
    display: 'grid',
    gridTemplateColumns: {
      xs: 'minmax(0, 1fr)',
      sm: '140px 112px minmax(120px, 1fr) minmax(160px, 1.2fr)',
      // A tablet's page has no room for these beside the menu.
      lg: '300px 130px minmax(160px, 1fr) minmax(200px, 1.2fr)',
    },
    columnGap: 1.5,
    alignItems: 'center',
    px: 1.5,
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& .line': {
    color: 'text.secondary',
    fontVariantNumeric: 'tabular-nums',
    display: { xs: 'flex', sm: 'block' },
    columnGap: 1,
    minWidth: 0,
    lineHeight: 1.3,
    whiteSpace: 'nowrap',
  },
  // The codes and the period of a key are shown in full; a long name may be cut.
  '& .record': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: { xs: '2', lg: '1' },
    minWidth: 0,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    whiteSpace: 'normal',
    color: 'text.primary',
  },
  // On a phone one below the other: position, column, cell, error.
  '& .text': { minWidth: 0 },
  '& .message': { color: 'status.error.text' },
  '& .warning': { color: 'status.warning.text' },
  '& .column, & .message': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '2',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    lineHeight: 1.3,
  },
  '& .column': { WebkitLineClamp: { xs: '1', sm: '2' } },
  '& .actions': {
    gridColumn: { xs: '1', sm: '3 / -1' },
    display: 'flex',
    columnGap: 1,
    // The words of the buttons begin at the edge of the cells.
    ml: -1.25,
  },
  '& .actions > *': { whiteSpace: 'nowrap' },
  '& i': { color: 'text.secondary', fontStyle: 'normal' },
  '& input, & textarea': {
    display: 'block',
    resize: 'none',
    width: '100%',
    height: 32,
    px: 1,
    font: 'inherit',
    color: 'inherit',
    bgcolor: 'transparent',
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    '&:read-only': { color: 'text.secondary' },
    '&:focus': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
  },
} as const;
