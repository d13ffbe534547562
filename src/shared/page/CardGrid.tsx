import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Cards, two beside each other where there is room for both: on a page, not in a panel. */
export const CardGrid = ({ children }: { children: ReactNode }) => <Box sx={GRID}>{children}</Box>;

/**
 * Many cards in two columns, one where there is no room for both. Each column goes its own way: a long card leaves no
 * hole beside it. They fall to the columns in turn, and stay there whatever comes later.
 */
export const CardColumns = ({ cards }: { cards: readonly ReactNode[] }) => (
  <Box sx={GRID}>
    {[0, 1].map((column) => (
      <Box key={column} sx={COLUMN}>
        {cards.filter((_, at) => at % 2 === column)}
      </Box>
    ))}
  </Box>
);

const GRID = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 440px), 1fr))',
};

const COLUMN = { display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 };
