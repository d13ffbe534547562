import { useDroppable } from '@dnd-kit/core';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import { memo, useCallback, useMemo, type CSSProperties } from 'react';
import { dayOf } from '@/core/days';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { CalendarItem } from './calendar-items';
import { daysOfWeek, startOfWeek, type Day } from './days';
import { ItemBar } from './ItemBar';
import { layWeek, NARROW_WEEKS } from './week-layout';

type WeekRowProps = {
  monday: Day;
  /** Undefined while loading. */
  items: readonly CalendarItem[] | undefined;
  maxLanes: number;
  /** Whether the window is low: the number of hidden items is then beside the day, not in a lane of its own. */
  isLow: boolean;
  /** Whether titles may take several lines: a week that fills the page has room for them. */
  isTall: boolean;
  /** Days outside of this month are dimmed. */
  month: string | undefined;
  today: Day;
  /** Shows all items of a day. */
  onWhole: (day: Day, anchor: HTMLElement) => void;
};

/**
 * A week: its seven days, the items across them, and the number of items that do not fit. Its height does not
 * depend on the items, so nothing moves when they load.
 */
export const WeekRow = memo(function WeekRow({ monday, items, maxLanes, ...rest }: WeekRowProps) {
  const { month, today, onWhole, isTall, isLow } = rest;
  const { bars, lanes, hidden } = useMemo(
    () => layWeek(items ?? [], monday, maxLanes, isLow),
    [items, monday, maxLanes, isLow],
  );
  const isThisWeek = startOfWeek(today) === monday;
  const row = useCallback(
    (element: Element | null) => {
      if (!isThisWeek || !element) return;
      if (element.getBoundingClientRect().bottom <= window.innerHeight) return;
      // Opening on a month of five weeks, this one may be below the window: it is scrolled as far up as the heading,
      // which has the focus, stays in sight.
      element.scrollIntoView({ block: 'nearest' });
      document.querySelector('main h1')?.scrollIntoView({ block: 'nearest' });
    },
    [isThisWeek],
  );
  return (
    <Box ref={row} role="row" sx={ROW} style={rowsOf(maxLanes, isTall)}>
      {daysOfWeek(monday).map((day, at) => (
        // The day itself has no box: what begins on it is placed in the row, and may span several days.
        <Box key={day} role="gridcell" sx={{ display: 'contents' }}>
          <DayCell
            day={day}
            column={at + 1}
            count={countOn(items, day)}
            isToday={day === today}
            isDimmed={month !== undefined && !day.startsWith(month)}
            onWhole={onWhole}
          />
          {bars
            .filter(({ column }) => column === at)
            .map((bar) => (
              <ItemBar key={bar.item.key} bar={bar} monday={monday} isTall={isTall} />
            ))}
          <More
            day={day}
            count={hidden[at] ?? 0}
            place={{
              gridColumn: at + 1,
              ...(isLow ? BESIDE_DAY : { gridRow: lanes + 2 }),
            }}
            isAll={maxLanes === 0}
            onWhole={onWhole}
          />
        </Box>
      ))}
      {!items && <BarsToCome maxLanes={maxLanes} />}
    </Box>
  );
});

/** Skeletons of items that are loading. */
const BarsToCome = ({ maxLanes }: { maxLanes: number }) =>
  SKELETON.slice(0, maxLanes).map((gridColumn, lane) => (
    <Skeleton
      key={gridColumn}
      variant="rounded"
      style={{ gridColumn, gridRow: lane + 2 }}
      sx={{ height: 24, mx: 0.5 }}
    />
  ));

const SKELETON = ['1 / span 2', '3 / span 4'];

const useDayName = () => {
  const { utc } = useFormats();
  return (day: Day) => {
    const date = dayOf(day);
    return date ? utc.day(date) : day;
  };
};

type DayCellProps = {
  day: Day;
  column: number;
  /** Number of items on it. */
  count: number;
  isToday: boolean;
  isDimmed: boolean;
  onWhole: WeekRowProps['onWhole'];
};

const countOn = (items: readonly CalendarItem[] | undefined, day: Day): number =>
  items?.filter(({ start, end }) => start <= day && end >= day).length ?? 0;

const DayCell = ({ day, column, count, isToday, isDimmed, onWhole }: DayCellProps) => {
  const translate = useTranslate();
  const { number, weekdays } = useFormats();
  const name = useDayName();
  const { setNodeRef, isOver } = useDroppable({ id: day });
  return (
    <Box
      ref={setNodeRef}
      style={{ gridColumn: column, gridRow: '1 / -1' }}
      sx={{
        p: 0.5,
        borderRight: column < 7 ? '1px solid' : 0,
        borderColor: 'divider',
        bgcolor: isOver ? 'action.selected' : isDimmed ? 'surface.sunken' : undefined,
      }}
    >
      <ButtonBase
        aria-label={[
          `${weekdays('long')[column - 1]} ${name(day)}`,
          translate('pages.calendar.items', { smart_count: count, count: number(count) }),
        ].join(', ')}
        aria-haspopup="dialog"
        aria-current={isToday ? 'date' : undefined}
        aria-disabled={count === 0}
        onClick={({ currentTarget }) => count > 0 && onWhole(day, currentTarget)}
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

type MoreProps = {
  day: Day;
  count: number;
  place: CSSProperties;
  isAll: boolean;
  onWhole: WeekRowProps['onWhole'];
};

const More = ({ day, count, place, isAll, onWhole }: MoreProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const name = useDayName();
  if (count === 0) return null;
  return (
    <ButtonBase
      style={place}
      aria-label={translate('pages.calendar.more_of', { day: name(day), count: number(count) })}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => onWhole(day, currentTarget)}
      sx={MORE}
    >
      {isAll ? number(count) : translate('pages.calendar.more', { count: number(count) })}
    </ButtonBase>
  );
};

/** The line with the number of further items takes the last lane, or the only one. */
const rowsOf = (maxLanes: number, isTall: boolean) => {
  const lanes = Math.max(maxLanes, 1);
  return isTall
    ? {
        gridTemplateRows: `${HEAD_HEIGHT}px repeat(${lanes}, auto) minmax(4px, 1fr)`,
        minHeight: `calc(${HEAD_HEIGHT}px + ${lanes} * var(--lane))`,
      }
    : { gridTemplateRows: `${HEAD_HEIGHT}px repeat(${lanes}, var(--lane)) minmax(4px, 1fr)` };
};

const HEAD_HEIGHT = 30;

const BESIDE_DAY = { gridRow: 1, justifySelf: 'end', alignSelf: 'center', padding: '0 6px' };

const ROW = {
  // The height of an item: one line of its title, or two.
  '--lane': '26px',
  [NARROW_WEEKS]: { '--lane': '38px' },
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  minHeight: 64,
  scrollMarginBlock: 'calc(var(--frame-top) + 16px) calc(var(--frame-bottom, 0px) + 16px)',
  borderTop: '1px solid',
  borderColor: 'divider',
};

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
  mx: 0.5,
  borderRadius: 1,
  typography: 'caption',
  fontWeight: 600,
  color: 'text.secondary',
  '&:hover': { bgcolor: 'action.hover' },
};
