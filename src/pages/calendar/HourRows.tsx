import { useDndContext, useDroppable } from '@dnd-kit/core';
import Box from '@mui/material/Box';
import type { CSSProperties } from 'react';
import { useFormats } from '@/ui/formats/useFormats';
import { PRESSABLE } from './DayCell';
import { atHour, type Day } from './days';
import { dropId } from './drop-target';
import { ItemBar, type DragData } from './ItemBar';
import { isTimed, type HourRow } from './week-layout';

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

type HourCellsProps = {
  hours: readonly HourRow[];
  firstRow: number;
  at: number;
  day: Day;
  /** Opens what can be created at an hour; undefined where nothing can. */
  onHour: ((hour: number) => (anchor: HTMLElement) => void) | undefined;
};

/** The ground of the hours of a day, on which timed items are dropped. A press on one to come creates an item at it. */
export const HourCells = ({ hours, firstRow, at, day, onHour }: HourCellsProps) =>
  hours.map(({ hour }, row) => (
    <HourCell
      key={hour}
      day={day}
      hour={hour}
      place={{ gridColumn: at + 1, gridRow: firstRow + row }}
      onPress={atHour(day, hour) > new Date() ? onHour?.(hour) : undefined}
    />
  ));

type HourCellProps = {
  day: Day;
  hour: number;
  place: CSSProperties;
  onPress: ((anchor: HTMLElement) => void) | undefined;
};

/** By keyboard the number of the day creates items, and the card of an item moves it. */
const HourCell = ({ day, hour, place, onPress }: HourCellProps) => {
  const dragged = useDndContext().active?.data.current as DragData | undefined;
  const { setNodeRef, isOver } = useDroppable({
    id: dropId(day, hour),
    // Without a time, or by its end, an item is dropped on a day.
    disabled: !dragged || dragged.isEnd || !isTimed(dragged.item),
  });
  return (
    <Box
      ref={setNodeRef}
      aria-hidden
      data-list={day}
      onClick={({ currentTarget }) => onPress?.(currentTarget)}
      style={place}
      sx={{
        bgcolor: isOver ? 'action.selected' : undefined,
        ...(onPress && { cursor: 'pointer', '@media (hover: hover)': PRESSABLE }),
      }}
    />
  );
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

/** Marks the present in the column of today: as far down its hour as it has gone, or below the hours that are over. */
export const NowLine = ({ hours, firstRow, at }: NowLineProps) => {
  if (hours.length === 0) return null;
  const now = new Date();
  const begun = hours.filter(({ hour }) => hour <= now.getHours());
  const last = begun.at(-1);
  const isOver = last !== undefined && last.hour < now.getHours();
  const top = isOver ? '100%' : `${last ? (now.getMinutes() / 60) * 100 : 0}%`;
  const gridRow = firstRow + Math.max(begun.length - 1, 0);
  return (
    <Box aria-hidden style={{ gridColumn: at + 1, gridRow }} sx={PRESENT}>
      <Box style={{ top }} sx={NOW} />
    </Box>
  );
};

const LINE = {
  // Above the grounds of the days, which come after it, and below their items.
  zIndex: 1,
  gridColumn: '1 / -1',
  ml: `-${HOURS_WIDTH}px`,
  minHeight: 28,
  pt: '5px',
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

const PRESENT = { zIndex: 2, position: 'relative', pointerEvents: 'none' };
const NOW = {
  position: 'absolute',
  insetInline: 0,
  height: 0,
  mt: '-1px',
  borderTop: '2px solid',
  borderColor: 'error.main',
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
