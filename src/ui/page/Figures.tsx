import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Figures side by side, each a {@link FigureFact}; a large one has a row of its own. */
export const FigureGrid = ({ children }: { children: ReactNode }) => (
  <Box component="dl" sx={GRID}>
    {children}
  </Box>
);

/** A few figures above a page, as wide as each other; below each other on a phone. */
export const FigureStrip = ({ label, children }: { label: string; children: ReactNode }) => (
  <Paper variant="outlined" component="section" aria-label={label} sx={STRIP}>
    <Box component="dl" sx={COLUMNS}>
      {children}
    </Box>
  </Paper>
);

type FigureFactProps = {
  label: ReactNode;
  figure: ReactNode;
  /** What it is compared with, or its share of another figure. */
  note?: ReactNode;
  /** A change or a state, beside the figure. */
  beside?: ReactNode;
  /** The one figure that the page is about. */
  isLarge?: boolean;
};

/** A figure with its name above it, and a note below. */
export const FigureFact = ({ label, figure, note, beside, isLarge = false }: FigureFactProps) => (
  <Box sx={isLarge ? LARGE : SMALL}>
    <Typography component="dt" variant="body2" color="text.secondary">
      {label}
    </Typography>
    <Box component="dd" sx={FIGURE}>
      <Box sx={LINE}>
        <Typography variant={isLarge ? 'h4' : 'h2'} component="p" sx={{ overflowWrap: 'anywhere' }}>
          {figure}
        </Typography>
        {beside}
      </Box>
      {note && (
        <Typography variant="caption" component="p" color="text.secondary">
          {note}
        </Typography>
      )}
    </Box>
  </Box>
);

const GRID = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(auto-fill, minmax(184px, 1fr))' },
  columnGap: 3,
  rowGap: 2.5,
  m: 0,
};
const STRIP = { px: 2.5, py: { xs: 0.5, sm: 2 }, mb: 2 };
const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fit, minmax(176px, 1fr))' },
  columnGap: 5,
  m: 0,
  '& > * + *': {
    position: 'relative',
    borderTop: { xs: 1, sm: 0 },
    borderColor: { xs: 'divider' },
    '&::before': {
      content: { sm: '""' },
      position: 'absolute',
      left: -20,
      insetBlock: 0,
      borderLeft: '1px solid',
      borderColor: 'divider',
    },
  },
  '& > *': { gridColumn: 'auto', py: { xs: 1.5, sm: 0 } },
};
const SMALL = { minWidth: 0 };
const LARGE = { minWidth: 0, gridColumn: '1 / -1' };
const FIGURE = { m: 0, fontVariantNumeric: 'tabular-nums' };
const LINE = { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 };
