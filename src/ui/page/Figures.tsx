import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/**
 * Figures side by side, each a {@link FigureFact}; a large one has a row of its own. Rows have three or four figures,
 * whichever leaves fewer gaps in the last row.
 */
export const FigureGrid = ({ children }: { children: ReactNode }) => (
  <Box sx={{ containerType: 'inline-size' }}>
    <Box component="dl" sx={GRID}>
      {children}
    </Box>
  </Box>
);

/** A few figures of equal width above a page; stacked on a phone. */
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
  /** The figure it is compared with, or its share of another figure. */
  note?: ReactNode;
  /** A change or a state, beside the figure. */
  beside?: ReactNode;
  /** The one figure that the page is about. */
  isLarge?: boolean;
};

/** A figure with its name above it, and a note below. */
export const FigureFact = ({ label, figure, note, beside, isLarge = false }: FigureFactProps) => (
  <Box data-fact={isLarge ? 'large' : 'small'} sx={isLarge ? LARGE : SMALL}>
    <Typography component="dt" variant="body2" color="text.secondary">
      {label}
    </Typography>
    <Box component="dd" sx={FIGURE}>
      <Box sx={LINE}>
        <Typography
          variant={isLarge ? 'h4' : 'h2'}
          component="p"
          data-large={isLarge || undefined}
          sx={{ overflowWrap: 'anywhere' }}
        >
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
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@container (min-width: 480px)': {
    '&:has(> :nth-child(3n of [data-fact="small"]):last-child)': {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    },
  },
  '@container (min-width: 640px)': {
    '&:not(:has(> :nth-child(3n of [data-fact="small"]):last-child))': {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    },
  },
  columnGap: 3,
  rowGap: 2.5,
  m: 0,
};
/** Depends on the width of the strip, not of the window: a wrapped row would split the figures unevenly. */
const SIDE_BY_SIDE = '@container (min-width: 320px)';
const STRIP = { containerType: 'inline-size', px: { xs: 2.5, sm: 1.5, lg: 2.5 }, py: 0.5, mb: 2 };
const COLUMNS = {
  '--gap': 'clamp(16px, 7cqi, 40px)',
  display: 'grid',
  columnGap: 'var(--gap)',
  m: 0,
  // Doubled, because a large figure asks for a row of its own.
  '&& > *': { gridColumn: 'auto', py: 1.5 },
  '& > * + *': { position: 'relative', borderTop: 1, borderColor: 'divider' },
  '& p[data-large]': { fontSize: '1.25rem', lineHeight: 1.3, overflowWrap: 'break-word' },
  [SIDE_BY_SIDE]: {
    gridAutoFlow: 'column',
    // Keeps the figures on one line even where a label takes two.
    gridTemplateRows: 'auto auto',
    '& > *': { display: 'grid', gridTemplateRows: 'subgrid', gridRow: 'span 2' },
    // Lets a long amount take space from its neighbours.
    gridAutoColumns: 'minmax(min-content, 1fr)',
    '& p[data-large]': { fontSize: 'clamp(1.0625rem, 4cqi, 1.75rem)' },
    '& > * + *': { borderTop: 0 },
    '& > * + *::before': {
      content: '""',
      position: 'absolute',
      left: 'calc(var(--gap) / -2)',
      insetBlock: 12,
      borderLeft: '1px solid',
      borderColor: 'divider',
    },
  },
};
const SMALL = { minWidth: 0 };
const LARGE = { minWidth: 0, gridColumn: '1 / -1' };
const FIGURE = { m: 0, fontVariantNumeric: 'tabular-nums' };
const LINE = { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 };
