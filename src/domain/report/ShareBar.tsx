import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FORCED_COLORS } from '@/ui/charts/chart-look';
import { useFormats } from '@/ui/formats/useFormats';

type ShareBarProps = {
  name: ReactNode;
  /** Euros; null where the amount could not be read. */
  amount: number | null;
  /** Euros of the compared period, a paler bar. */
  before?: number;
  /** Euros of the longest bar. */
  most: number;
  note: ReactNode;
  /** Whether another bar is chosen. */
  isFaint?: boolean;
};

/** A name, a bar and its figures, for a row with `SHARE_ROW`; the figures say all that the bar shows. */
export const ShareBar = ({ name, amount, before, most, note, isFaint = false }: ShareBarProps) => {
  const { euro } = useFormats();
  const width = (euros: number) => `${most > 0 ? Math.max(euros / most, 0) * 100 : 0}%`;
  return (
    <>
      <Typography component="span" variant="body2" sx={NAME}>
        {name}
      </Typography>
      <Box aria-hidden sx={TRACKS}>
        <Box sx={TRACK}>
          <Box sx={{ ...BAR, width: width(amount ?? 0), opacity: isFaint ? 0.75 : 1 }} />
        </Box>
        {before !== undefined && (
          <Box sx={TRACK}>
            <Box sx={{ ...BEFORE, width: width(before) }} />
          </Box>
        )}
      </Box>
      <Typography component="span" variant="body2" sx={FIGURE}>
        {amount === null ? '–' : euro(amount)}
      </Typography>
      <Typography component="span" variant="caption" color="text.secondary" sx={NOTE}>
        {note}
      </Typography>
    </>
  );
};

type ShareButtonProps = ShareBarProps & {
  isChosen: boolean;
  /** The effect of a press, shown on hover. */
  hint?: string;
  onPress: () => void;
};

/** A {@link ShareBar} as a button, for an item with `SHARE_ITEM`: a press shows only its rows, or all again. */
export const ShareButton = ({ isChosen, hint, onPress, ...bar }: ShareButtonProps) => (
  <ButtonBase aria-pressed={isChosen} title={hint} onClick={onPress} sx={BUTTON}>
    <ShareBar {...bar} />
  </ButtonBase>
);

/** The list of the rows, which defines their columns. On a phone a name and its figures are above the bar. */
export const SHARE_LIST = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr auto', md: 'minmax(120px, max-content) 1fr auto auto' },
  columnGap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
  '@media print': { gridTemplateColumns: 'minmax(0, 200px) 1fr auto auto' },
} as const;

/** An item of the list whose row is one level deeper. */
export const SHARE_ITEM = {
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
} as const;

export const SHARE_ROW = {
  ...SHARE_ITEM,
  alignItems: 'center',
  rowGap: 0.5,
  py: 0.75,
} as const;

const BUTTON = {
  ...SHARE_ROW,
  textAlign: 'left',
  px: 1,
  mx: -1,
  borderRadius: 1,
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-pressed=true]': { bgcolor: 'status.accent.tint' },
} as const;

const NAME = { maxWidth: { md: 240 }, overflowWrap: 'anywhere' } as const;
const TRACKS = {
  display: 'grid',
  gap: '2px',
  gridColumn: { xs: '1 / -1', md: 'auto' },
  order: { xs: 3, md: 0 },
  '@media print': { gridColumn: 'auto', order: 0 },
} as const;
const TRACK = { height: 8, borderRadius: 1, bgcolor: 'action.hover' };
const BAR = {
  height: '100%',
  borderRadius: 1,
  bgcolor: 'primary.main',
  [FORCED_COLORS]: { bgcolor: 'CanvasText' },
};
const BEFORE = {
  ...BAR,
  bgcolor: 'text.disabled',
  [FORCED_COLORS]: { border: '1px solid CanvasText' },
};
const NOTE = {
  fontVariantNumeric: 'tabular-nums',
  gridColumn: { xs: '1 / -1', md: 'auto' },
  textAlign: { xs: 'left', md: 'right' },
  '@media print': { gridColumn: 'auto', textAlign: 'right' },
} as const;
const FIGURE = { fontVariantNumeric: 'tabular-nums', textAlign: 'right' } as const;
