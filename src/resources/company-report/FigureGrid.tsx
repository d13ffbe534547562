import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Figures side by side, each a {@link FigureFact}. */
export const FigureGrid = ({ children }: { children: ReactNode }) => (
  <Box component="dl" sx={GRID}>
    {children}
  </Box>
);

type FigureFactProps = { label: string; figure: ReactNode; note?: ReactNode };

/** A figure with its name above it, and a note below, such as its share of another figure. */
export const FigureFact = ({ label, figure, note }: FigureFactProps) => (
  <Box sx={{ minWidth: 0 }}>
    <Typography component="dt" variant="body2" color="text.secondary">
      {label}
    </Typography>
    <Box component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
      <Typography variant="h2" component="p">
        {figure}
      </Typography>
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
