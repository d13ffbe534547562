import { useDroppable } from '@dnd-kit/core';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { SxProps, Theme } from '@mui/material/styles';
import { dayOf } from '@/core/days';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useCalendar } from './calendar-context';
import { lookStateOf, wholeOf, type CalendarItem, type Look } from './calendar-items';
import type { Day } from './days';
import { dropId } from './drop-target';

/** Names a day, such as '21 nov 2026'. */
export const useDayName = () => {
  const { utc } = useFormats();
  return (day: Day) => {
    const date = dayOf(day);
    return date ? utc.day(date) : day;
  };
};

type DayCellProps = {
  day: Day;
  column: number;
  /** The name of its day of the week. */
  weekday: string;
  /** Number of items on it. */
  count: number;
  isToday: boolean;
  isDimmed: boolean;
  /** Whether it is among the days marked for a new item. */
  isMarked: boolean;
  /** Undefined where the day has no items, and none can be created. */
  onWhole: ((anchor: HTMLElement) => void) | undefined;
};

/** The day's box with its number, on which items are dropped. A press opens the list of the day's items. */
export const DayCell = ({
  day,
  column,
  weekday,
  count,
  isToday,
  isDimmed,
  isMarked,
  onWhole,
}: DayCellProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const name = useDayName();
  const { setNodeRef, isOver } = useDroppable({ id: dropId(day) });
  return (
    <Box
      ref={setNodeRef}
      data-list={day}
      onClick={({ target, currentTarget }) => target === currentTarget && onWhole?.(currentTarget)}
      style={{ gridColumn: column, gridRow: '1 / -1' }}
      sx={{
        px: 0.5,
        py: '2px',
        borderRight: column < 7 ? '1px solid' : 0,
        borderColor: 'divider',
        bgcolor: groundOf({ isOver, isMarked, isDimmed }),
        ...(isOver && DROP_MARK),
        // An empty day that is over offers nothing, and does not look as if it did.
        ...(onWhole && {
          cursor: 'pointer',
          ...(!isMarked && { '@media (hover: hover)': PRESSABLE }),
        }),
      }}
    >
      <ButtonBase
        data-list={day}
        aria-label={[
          `${weekday} ${name(day)}`,
          translate('pages.calendar.items', { smart_count: count, count: number(count) }),
        ].join(', ')}
        aria-haspopup="dialog"
        aria-current={isToday ? 'date' : undefined}
        aria-disabled={!onWhole}
        onClick={({ currentTarget }) => onWhole?.(currentTarget)}
        sx={{
          ...NUMBER,
          ...(isToday
            ? { bgcolor: 'primary.main', color: 'primary.contrastText', fontWeight: 600 }
            : { color: 'text.secondary' }),
          '&[aria-disabled="true"]': { cursor: 'default' },
        }}
      >
        <time dateTime={day}>{Number(day.slice(8))}</time>
      </ButtonBase>
    </Box>
  );
};

const groundOf = ({ isOver, isMarked, isDimmed }: Record<string, boolean>): string | undefined => {
  if (isOver || isMarked) return 'action.selected';
  return isDimmed ? 'surface.sunken' : undefined;
};

/**
 * The outline of the box that takes what is dropped: the dragged item covers most of its ground. It is above what lies on
 * the box, such as the line of what is under way, and in the colour of `REFUSED_DROP` where the box refuses the item.
 */
export const DROP_MARK = {
  position: 'relative',
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: 2,
    pointerEvents: 'none',
    border: '2px solid',
    borderColor: ({ palette }: Theme) => `var(--drop-line, ${palette.primary.main})`,
  },
} as const;

export const REFUSED_DROP = {
  '--drop-line': ({ palette }: Theme) => palette.error.main,
};

export const PRESSABLE = { '&:hover:not(:has(button:hover))': { bgcolor: 'action.hover' } };

type MoreItemsProps = {
  day: Day;
  count: number;
  column: number;
  /** The items of a day that shows none of them but a dot for each: that of a month on a phone. */
  dotted?: readonly CalendarItem[];
  onWhole: (anchor: HTMLElement) => void;
};

/** Opens the list of a day's items, where its row has no room for `count` of them. */
export const MoreItems = ({ day, count, column, dotted, onWhole }: MoreItemsProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const name = useDayName();
  if (count === 0) return null;
  const more = dotted ? dotted.length - MOST_DOTS : count;
  return (
    <ButtonBase
      data-list={`${day} more`}
      style={{ gridColumn: column, ...(dotted ? BELOW_DAY : BESIDE_DAY) }}
      aria-label={translate('pages.calendar.more_of', { day: name(day), count: number(count) })}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => onWhole(currentTarget)}
      sx={MORE}
    >
      {dotted?.slice(0, MOST_DOTS).map((item) => (
        <Dot key={item.key} item={item} />
      ))}
      {more > 0 && translate('pages.calendar.more', { count: number(more) })}
    </ButtonBase>
  );
};

const MOST_DOTS = 3;

/** In the colour of its channel: hollow where it is a draft, pale where it is past. */
const Dot = ({ item }: { item: CalendarItem }) => {
  const { lookOf } = useCalendar();
  const { solid } = lookOf(item.kind);
  const look = lookStateOf(wholeOf(item), new Date());
  return <Box component="span" sx={{ ...DOT, borderColor: solid, ...DOTS[look](solid) }} />;
};

const DOT = { width: 7, height: 7, border: '1.5px solid', borderRadius: '50%' } as const;
const DOTS = {
  planned: (solid: string) => ({ bgcolor: solid }),
  draft: () => ({}),
  past: (solid: string) => ({ bgcolor: solid, opacity: 0.5 }),
} satisfies Record<Look, (solid: string) => SxProps>;

const BELOW_DAY = { gridRow: 2 };
const BESIDE_DAY = { gridRow: 1, justifySelf: 'end', alignSelf: 'center', padding: '0 6px' };

const NUMBER = {
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 24,
  height: 24,
  borderRadius: '12px',
  typography: 'caption',
  fontVariantNumeric: 'tabular-nums',
};

const MORE = {
  zIndex: 1,
  height: 24,
  gap: '2px',
  mx: 0.5,
  borderRadius: 1,
  typography: 'caption',
  fontWeight: 600,
  color: 'text.secondary',
  '&:hover': { bgcolor: 'action.hover' },
};
