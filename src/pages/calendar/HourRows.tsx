import Box from '@mui/material/Box';
import { useFormats } from '@/ui/formats/useFormats';
import type { Day } from './days';
import { ItemBar } from './ItemBar';
import type { HourRow } from './week-layout';

/** Pixels at the left of the days, for the hours. */
export const HOURS_WIDTH = 52;

type HourLinesProps = { hours: readonly HourRow[]; firstRow: number };

/** A line across the days for each hour, with its time at the left. Items say theirs: it is hidden from screen readers. */
export const HourLines = ({ hours, firstRow }: HourLinesProps) => {
  const { time } = useFormats();
  return hours.map(({ hour }, at) => (
    <Box key={hour} aria-hidden style={{ gridRow: firstRow + at }} sx={LINE}>
      {time(new Date(2000, 0, 1, hour))}
    </Box>
  ));
};

type HourBarsProps = { hours: readonly HourRow[]; firstRow: number; at: number; monday: Day };

/** The timed items of a day, the number of which in its week is `at`: those of an hour are below each other in its row. */
export const HourBars = ({ hours, firstRow, at, monday }: HourBarsProps) =>
  hours.map(({ hour, days }, row) => {
    const items = days[at] ?? [];
    return (
      items.length > 0 && (
        <Box key={hour} style={{ gridColumn: at + 1, gridRow: firstRow + row }} sx={HOUR}>
          {items.map((item) => (
            <ItemBar
              key={item.key}
              bar={{ item, column: at, span: 1, lane: 0, isCutBefore: false, isCutAfter: false }}
              monday={monday}
              lines="several"
            />
          ))}
        </Box>
      )
    );
  });

type NowLineProps = { hours: readonly HourRow[]; firstRow: number; at: number };

/** Marks the present in the column of today: below the hours that have begun. */
export const NowLine = ({ hours, firstRow, at }: NowLineProps) => {
  const now = new Date().getHours();
  const begun = hours.filter(({ hour }) => hour <= now).length;
  return hours.length > 0 ? (
    <Box aria-hidden style={{ gridColumn: at + 1, gridRow: firstRow + begun }} sx={NOW} />
  ) : null;
};

const LINE = {
  // Above the grounds of the days, which come after it, and below their items.
  zIndex: 1,
  gridColumn: '1 / -1',
  ml: `-${HOURS_WIDTH}px`,
  minHeight: 40,
  pt: '6px',
  pl: 1,
  borderTop: '1px solid',
  borderColor: 'divider',
  typography: 'caption',
  fontSize: 11,
  fontVariantNumeric: 'tabular-nums',
  color: 'text.secondary',
  pointerEvents: 'none',
};

export const STACK = {
  zIndex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  minWidth: 0,
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto', flex: 'none' },
};
const HOUR = { ...STACK, py: '3px' };

const NOW = {
  zIndex: 2,
  alignSelf: 'start',
  height: 0,
  mt: '-1px',
  borderTop: '2px solid',
  borderColor: 'error.main',
  pointerEvents: 'none',
  '&::before': {
    content: '""',
    position: 'absolute',
    width: 8,
    height: 8,
    mt: '-5px',
    ml: '-4px',
    borderRadius: '50%',
    bgcolor: 'error.main',
  },
};
