import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

type CardGridProps = {
  /** Whether cards beside each other are of one height. */
  isEven?: boolean;
  children: ReactNode;
};

/** Cards, two beside each other where there is room for both: on a page, not in a panel. */
export const CardGrid = ({ isEven = false, children }: CardGridProps) => (
  <Box sx={[GRID, !isEven && { alignItems: 'start', maxWidth: 1200 }]}>{children}</Box>
);

const GRID = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 440px), 1fr))',
};
