import { useDroppable } from '@dnd-kit/core';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import { memo, useMemo } from 'react';
import { dayOf } from '@/core/days';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { runsIn, type CalendarItem } from './calendar-items';
import { daysOfWeek, type Day } from './days';
import { ItemBar } from './ItemBar';
import type { ItemList } from './ItemsCard';
import { RunBar } from './RunBar';
import { HEAD_HEIGHT, RUN_HEIGHT, type WeekRoom } from './useWeekRoom';
import { layWeek, type DayGroup } from './week-layout';

type WeekRowProps = {
  monday: Day;
  /** Undefined while loading. */
  items: readonly CalendarItem[] | undefined;
  /** The items that run for weeks. */
  long: readonly CalendarItem[] | undefined;
  room: WeekRoom;
  /** Whether it has a lane for every item, and titles may take several lines: a week that fills the page. */
  isTall: boolean;
  /** Days outside of this month are dimmed. */
  month: string | undefined;
  today: Day;
  onList: (list: ItemList) => void;
};

/**
 * A week: its seven days, the items across them, and the number of items that do not fit. Its height does not
 * depend on the items, so nothing moves when they load.
 */
export const WeekRow = memo(function WeekRow({ monday, items, long, room, ...rest }: WeekRowProps) {
  const { month, today, onList, isTall } = rest;
  const { lane, lanes, isCounted } = room;
  const shown = isCounted ? 0 : isTall ? MOST_LANES : lanes;
  const { groups, hidden } = useMemo(
    () => layWeek(items ?? [], monday, shown),
    [items, monday, shown],
  );
  const runs = useMemo(() => runsIn(long ?? [], monday), [long, monday]);
  const rows = isTall ? `repeat(${shown}, auto)` : `repeat(${lanes}, ${lane}px)`;
  const nameOf = useDayName();
  return (
    <Box
      role="row"
      sx={ROW}
      style={{
        minHeight: room.height,
        gridTemplateRows: `${HEAD_HEIGHT}px ${rows} minmax(0, 1fr) ${RUN_HEIGHT}px`,
      }}
    >
      {daysOfWeek(monday).map((day, at) => {
        const onDay = items?.filter(({ start, end }) => start <= day && end >= day) ?? [];
        const onWhole = (anchor: HTMLElement) =>
          onList({ title: nameOf(day), items: onDay, anchor });
        return (
          // The day itself has no box: what begins on it is placed in the row, and may span several days.
          <Box key={day} role="gridcell" sx={{ display: 'contents' }}>
            <DayCell
              day={day}
              column={at + 1}
              count={onDay.length}
              isToday={day === today}
              isDimmed={month !== undefined && !day.startsWith(month)}
              onWhole={onWhole}
            />
            {groups.map((group) => (
              <Bars
                key={group.column}
                {...{ group, at, monday, isTall }}
                isNarrow={room.isNarrow}
              />
            ))}
            <More
              day={day}
              count={hidden[at] ?? 0}
              column={at + 1}
              isAll={isCounted}
              onWhole={onWhole}
            />
            {runs
              .filter(({ from }) => from === day)
              .map((run) => (
                <RunBar key={run.from} run={run} monday={monday} onList={onList} />
              ))}
          </Box>
        );
      })}
      {!items && <BarsToCome maxLanes={isCounted ? 0 : lanes} />}
    </Box>
  );
});

/** A week that fills the page has room for more items than anybody plans. */
const MOST_LANES = 20;

type BarsProps = {
  group: DayGroup;
  /** The column of the day, from 0. */
  at: number;
  monday: Day;
  isTall: boolean;
  isNarrow: boolean;
};

/** The items of a group that begin on a day. Those of a single day are below each other, each as high as its title. */
const Bars = ({ group: { bars, isSingle, isRoomy }, at, monday, isTall, isNarrow }: BarsProps) => {
  const begun = bars.filter(({ column }) => column === at);
  if (begun.length === 0) return null;
  const drawn = begun.map((bar) => (
    <ItemBar
      key={bar.item.key}
      bar={bar}
      monday={monday}
      lines={isTall && bar.span === 1 ? 'several' : isRoomy || isNarrow ? 'two' : 'one'}
    />
  ));
  return isSingle ? (
    <Box style={{ gridColumn: at + 1, gridRow: '2 / -2' }} sx={STACK}>
      {drawn}
    </Box>
  ) : (
    drawn
  );
};

const STACK = {
  zIndex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  minWidth: 0,
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto', flex: 'none' },
};

/** Skeletons of items that are loading. */
const BarsToCome = ({ maxLanes }: { maxLanes: number }) =>
  SKELETON.slice(0, maxLanes).map((gridColumn, lane) => (
    <Skeleton
      key={gridColumn}
      variant="rounded"
      style={{ gridColumn, gridRow: lane + 2 }}
      sx={{ height: 22, mx: 0.5 }}
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
  onWhole: (anchor: HTMLElement) => void;
};

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
        px: 0.5,
        py: '2px',
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
        onClick={({ currentTarget }) => count > 0 && onWhole(currentTarget)}
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
  column: number;
  /** Whether the day shows no item, only their number. */
  isAll: boolean;
  onWhole: (anchor: HTMLElement) => void;
};

const More = ({ day, count, column, isAll, onWhole }: MoreProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const name = useDayName();
  if (count === 0) return null;
  return (
    <ButtonBase
      style={{ gridColumn: column, ...(isAll ? BELOW_DAY : BESIDE_DAY) }}
      aria-label={translate('pages.calendar.more_of', { day: name(day), count: number(count) })}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => onWhole(currentTarget)}
      sx={MORE}
    >
      {isAll ? number(count) : translate('pages.calendar.more', { count: number(count) })}
    </ButtonBase>
  );
};

const BELOW_DAY = { gridRow: 2 };
const BESIDE_DAY = { gridRow: 1, justifySelf: 'end', alignSelf: 'center', padding: '0 6px' };

const ROW = {
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
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
