/** Maximum width of a form, in pixels. */
export const FORM_WIDTH = 720;

/** Attribute of content that leaves no room for an aside in a window narrower than 1200 pixels. */
export const NEEDS_WIDTH = 'data-needs-width';

const WIDE = '@media (min-width: 1024px)';

/** The columns of a form and its aside; one column in a narrow window. */
export const FORM_COLUMNS = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [WIDE]: { gridTemplateColumns: `minmax(0, ${FORM_WIDTH}px) minmax(280px, 1fr)` },
  '@media (min-width: 1024px) and (max-width: 1199.95px)': {
    [`&:has([${NEEDS_WIDTH}])`]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
};

/** The aside of a form: its preview, and the records that refer to it. */
export const FORM_ASIDE = {
  minWidth: 0,
  maxWidth: FORM_WIDTH,
  [WIDE]: { alignSelf: 'stretch', maxWidth: 400 },
} as const;

/** Keeps a preview visible while the form scrolls. */
export const STICKY_PREVIEW = {
  [WIDE]: { position: 'sticky', top: 'calc(var(--frame-top) + 16px)' },
};
