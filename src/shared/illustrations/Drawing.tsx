import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

type DrawingProps = {
  /** Of the drawing, which is 160 wide. */
  height: number;
  /** Pixels on the screen for each of its own; 1 by default. */
  scale?: number;
  children: ReactNode;
};

/**
 * A line drawing in the colours of the theme. `data-filled` paths have the colour of paper, `data-accent` and
 * `data-good` ones that of the accent and of success, `data-line` ones an accent stroke.
 */
export const Drawing = ({ height, scale = 1, children }: DrawingProps) => (
  <Box
    component="svg"
    viewBox={`0 0 160 ${height}`}
    aria-hidden
    focusable="false"
    sx={({ palette }) => ({
      width: 160 * scale,
      height: height * scale,
      fill: 'none',
      stroke: palette.text.disabled,
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      '& [data-filled]': { fill: palette.background.paper },
      '& [data-accent]': { fill: palette.status.accent.tint, stroke: palette.status.accent.solid },
      '& [data-good]': { fill: palette.status.success.tint, stroke: palette.status.success.solid },
      '& [data-line]': { stroke: palette.status.accent.solid },
    })}
  >
    {children}
  </Box>
);
