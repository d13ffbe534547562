import { useDndContext, useDroppable } from '@dnd-kit/core';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { CSSProperties } from 'react';
import { useLocale } from 'react-admin';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { DROP_MARK, PRESSABLE } from './DayCell';
import { atHour, type Day } from './days';
import { dropId } from './drop-target';
import { ItemBar, type DragData } from './ItemBar';
import { isTimed, nearestHour, type FoldPart, type HourRow } from './week-layout';

/** Pixels at the left of the days, for the hours. */
export const HOURS_WIDTH = 52;

/** The rows of the grid for `hours`: the hours share what room is left. */
export const rowsOf = (hours: readonly HourRow[]): string =>
  hours.map(({ fold }) => (fold ? `${FOLD_HEIGHT}px` : 'auto')).join(' ');

const FOLD_HEIGHT = 24;

type HourLinesProps = { hours: readonly HourRow[]; firstRow: number };

/** A line across the days for each hour, with its time at the left. Items say theirs: it is hidden from screen readers. */
export const HourLines = ({ hours, firstRow }: HourLinesProps) => {
  const { time } = useFormats();
  return hours.map(
    ({ hour, fold }, at) =>
      !fold && (
        <Box key={hour} aria-hidden style={{ gridRow: firstRow + at }} sx={LINE}>
          {time(new Date(2000, 0, 1, hour))}
        </Box>
      ),
  );
};

type HourFoldsProps = {
  hours: readonly HourRow[];
  firstRow: number;
  onFold: (part: FoldPart) => void;
};

/** The lines that open and fold the hours before and after those shown. */
export const HourFolds = ({ hours, firstRow, onFold }: HourFoldsProps) => {
  const translate = useTranslate();
  const format = new Intl.DateTimeFormat(useLocale(), { hour: '2-digit' });
  return hours.map(({ hour, last, fold }, at) => {
    if (!fold) return null;
    const words = format.formatRange(new Date(2000, 0, 1, hour), new Date(2000, 0, 1, last));
    return (
      <ButtonBase
        key={fold.part}
        aria-expanded={fold.isOpen}
        aria-label={translate('pages.calendar.hours', { hours: words })}
        onClick={() => onFold(fold.part)}
        style={{ gridRow: firstRow + at }}
        sx={FOLD}
      >
        {words}
        <ExpandMoreIcon style={{ transform: fold.isOpen ? 'rotate(180deg)' : undefined }} />
      </ButtonBase>
    );
  });
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
  hours.map((line, row) => {
    const { hour, fold } = line;
    const isPressable = !fold && atHour(day, hour) > new Date();
    return (
      <HourCell
        key={fold ? fold.part : hour}
        day={day}
        drop={dropId(day, nearestHour(line), fold?.part)}
        place={{ gridColumn: at + 1, gridRow: firstRow + row }}
        onPress={isPressable ? onHour?.(hour) : undefined}
      />
    );
  });

type HourCellProps = {
  day: Day;
  drop: string;
  place: CSSProperties;
  onPress: ((anchor: HTMLElement) => void) | undefined;
};

/** By keyboard the number of the day creates items, and the card of an item moves it. */
const HourCell = ({ day, drop, place, onPress }: HourCellProps) => {
  const dragged = useDndContext().active?.data.current as DragData | undefined;
  const { setNodeRef, isOver } = useDroppable({
    id: drop,
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
        ...(isOver && { ...DROP_MARK, bgcolor: 'action.selected' }),
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

/** Marks the present in the column of today: as far down its hour, or the line that folds it, as it has gone. */
export const NowLine = ({ hours, firstRow, at }: NowLineProps) => {
  const now = new Date();
  const time = now.getHours() + now.getMinutes() / 60;
  const row = hours.findIndex(
    ({ hour, last, fold }) => !fold?.isOpen && hour <= time && time < last + 1,
  );
  const current = hours[row];
  if (!current) return null;
  const top = `${((time - current.hour) / (current.last + 1 - current.hour)) * 100}%`;
  return (
    <Box aria-hidden style={{ gridColumn: at + 1, gridRow: firstRow + row }} sx={PRESENT}>
      <Box style={{ top }} sx={NOW} />
    </Box>
  );
};

/** A line across the week, with its hours at the left. */
const HOURS = {
  // Above the grounds of the days, which come after it, and below their items.
  zIndex: 1,
  gridColumn: '1 / -1',
  ml: `-${HOURS_WIDTH}px`,
  pl: 1,
  borderTop: '1px solid',
  borderColor: 'divider',
  typography: 'caption',
  fontSize: 11,
  fontVariantNumeric: 'tabular-nums',
  color: 'text.secondary',
};

const LINE = {
  ...HOURS,
  minHeight: 28,
  pt: '5px',
  pointerEvents: 'none',
};

/** As wide as the week, the ground of whose days is below it. */
const FOLD = {
  ...HOURS,
  justifyContent: 'flex-start',
  '& > svg': { fontSize: 12 },
  '&:hover': { bgcolor: 'action.hover' },
  '&.Mui-focusVisible': { outlineOffset: '-2px' },
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
