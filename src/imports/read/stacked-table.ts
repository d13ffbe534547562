/** Style of a table that stacks its cells on a phone, each as wide as the screen, without a header. */
export const STACKED_TABLE = {
  '& thead': { display: { xs: 'none', sm: 'table-header-group' } },
  '& tr': { display: { xs: 'block', sm: 'table-row' } },
  '& td': {
    display: { xs: 'block', sm: 'table-cell' },
    height: { xs: 'auto' },
    px: { xs: 0, sm: 1.5 },
    py: 0.5,
  },
  '& td:first-of-type': { pt: { xs: 1.5, sm: 0.5 }, pl: { xs: 0, sm: 2 } },
  '& td:last-of-type': { pb: { xs: 1.5, sm: 0.5 } },
  '& td:not(:last-of-type)': { borderBottomWidth: { xs: 0, sm: 1 } },
} as const;
