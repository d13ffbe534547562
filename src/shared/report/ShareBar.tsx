import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useFormats } from '@/shared/formats/useFormats';

type ShareBarProps = {
  name: ReactNode;
  /** Euros. */
  amount: number;
  /** Euros of what it is compared with, a paler bar. */
  before?: number;
  /** Euros of the longest bar. */
  most: number;
  note: string;
  isChosen?: boolean;
};

/** A name, a bar and its figures, in the row that `SHARE_ROW` makes; the figures say all that the bar shows. */
export const ShareBar = ({ name, amount, before, most, note, isChosen = true }: ShareBarProps) => {
  const { euro } = useFormats();
  const width = (euros: number) => `${most > 0 ? Math.max(euros / most, 0) * 100 : 0}%`;
  return (
    <>
      <Typography component="span" variant="body2" sx={NAME}>
        {name}
      </Typography>
      <Box aria-hidden sx={TRACKS}>
        <Box sx={TRACK}>
          <Box sx={{ ...BAR, width: width(amount), opacity: isChosen ? 1 : 0.75 }} />
        </Box>
        {before !== undefined && (
          <Box sx={TRACK}>
            <Box sx={{ ...BAR, width: width(before), bgcolor: 'text.disabled' }} />
          </Box>
        )}
      </Box>
      <Typography component="span" variant="body2" sx={FIGURE}>
        {euro(amount)}
      </Typography>
      <Typography component="span" variant="caption" color="text.secondary" sx={NOTE}>
        {note}
      </Typography>
    </>
  );
};

/** On a phone the name and its figures stand above the bar; on paper as on a wide screen. */
export const SHARE_ROW = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr auto', md: 'minmax(120px, 220px) 1fr 120px 220px' },
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  py: 0.75,
  '@media print': { gridTemplateColumns: '200px 1fr 104px 160px' },
} as const;

const NAME = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media print': { whiteSpace: 'normal' },
} as const;
const TRACKS = {
  display: 'grid',
  gap: '2px',
  gridColumn: { xs: '1 / -1', md: 'auto' },
  order: { xs: 3, md: 0 },
  '@media print': { gridColumn: 'auto', order: 0 },
} as const;
const TRACK = { height: 8, borderRadius: 1, bgcolor: 'action.hover' };
const BAR = { height: '100%', borderRadius: 1, bgcolor: 'primary.main' };
const NOTE = {
  fontVariantNumeric: 'tabular-nums',
  gridColumn: { xs: '1 / -1', md: 'auto' },
  textAlign: { xs: 'left', md: 'right' },
  '@media print': { gridColumn: 'auto', textAlign: 'right' },
} as const;
const FIGURE = { fontVariantNumeric: 'tabular-nums', textAlign: 'right' } as const;
