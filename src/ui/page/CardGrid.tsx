import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { splitEvenly } from './split-evenly';

/** Cards side by side, two where both fit, as on a page, and one where they do not, as in a panel. */
export const CardGrid = ({ children }: { children: ReactNode }) => <Box sx={GRID}>{children}</Box>;

type CardsInOrderProps = {
  /** `height` is an estimate in any unit, so that a card that grows or shrinks stays in its column. */
  cards: readonly { height: number; card: ReactNode }[];
};

/** Cards in two columns of similar height, the first ones in the first column, or in one column if two do not fit. */
export const CardsInOrder = ({ cards }: CardsInOrderProps) => {
  const first = splitEvenly(cards.map(({ height }) => height));
  return (
    <Box sx={GRID}>
      {[cards.slice(0, first), cards.slice(first)].map(
        (column, at) =>
          column.length > 0 && (
            <Box key={at} sx={STACK}>
              {column.map(({ card }) => card)}
            </Box>
          ),
      )}
    </Box>
  );
};

/**
 * Many cards in two columns, or in one if two do not fit. The columns are independent: a long card leaves no gap beside
 * it. Cards go to the columns in turn, and stay there when more arrive.
 */
export const CardColumns = ({ cards }: { cards: readonly ReactNode[] }) => (
  <Box sx={{ containerType: 'inline-size' }}>
    <Box sx={GRID}>
      {[0, 1].map((column) => (
        <Box key={column} sx={COLUMN}>
          {cards.map(
            (card, at) =>
              at % 2 === column && (
                <Box key={at} sx={{ order: at, minWidth: 0 }}>
                  {card}
                </Box>
              ),
          )}
        </Box>
      ))}
    </Box>
  </Box>
);

const CARD_WIDTH = 440;
const GAP = 16;

const GRID = {
  display: 'grid',
  gap: `${GAP}px`,
  alignItems: 'start',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${CARD_WIDTH}px), 1fr))`,
};

const STACK = { display: 'grid', gap: `${GAP}px`, minWidth: 0 };

const COLUMN = {
  display: 'flex',
  flexDirection: 'column',
  gap: `${GAP}px`,
  minWidth: 0,
  // In a single column, `order` restores the order of all cards.
  [`@container (max-width: ${2 * CARD_WIDTH + GAP - 1}px)`]: { display: 'contents' },
};
