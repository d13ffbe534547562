import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import { memo, useMemo } from 'react';
import { useFormats } from '@/ui/formats/useFormats';
import { useCalendar } from './calendar-context';
import { itemsIn, runsIn, type CalendarItem } from './calendar-items';
import { DayCell, MoreItems, useDayName } from './DayCell';
import { atHour, daysOfWeek, isInPeriod, type Day } from './days';
import {
  HourBars,
  HourCells,
  HourFolds,
  HourLines,
  HOURS_WIDTH,
  NowLine,
  rowsOf,
  STACK,
} from './HourRows';
import { ItemBar } from './ItemBar';
import type { ItemList } from './ItemsCard';
import { RunBar } from './RunBar';
import { HEAD_HEIGHT, RUN_HEIGHT, type WeekRoom } from './useWeekRoom';
import { hoursIn, isTimed, layWeek, type DayGroup, type FoldPart } from './week-layout';

type WeekRowProps = {
  monday: Day;
  /** Undefined while loading. */
  items: readonly CalendarItem[] | undefined;
  /** The items that run for weeks. */
  long: readonly CalendarItem[] | undefined;
  room: WeekRoom;
  /** Whether it has a lane for every item, and titles may take several lines: a week that fills the page. */
  isTall: boolean;
  /** The day that Tab enters, from which it goes on to the folds of the hours; undefined where it shows no hours. */
  entry: Day | undefined;
  /** The hours that are not folded. */
  unfolded: readonly FoldPart[];
  onFold: (part: FoldPart) => void;
  /** Days outside of this month are dimmed. */
  month: string | undefined;
  today: Day;
  /** The first and the last of its days that are marked for a new item. */
  markedFrom?: Day;
  markedTo?: Day;
  onList: (list: ItemList) => void;
};

/**
 * A week: its seven days, the items across them, and the number of items that do not fit. Its height does not
 * depend on the items, so nothing moves when they load.
 */
export const WeekRow = memo(function WeekRow({ monday, items, long, room, ...rest }: WeekRowProps) {
  const { month, today, markedFrom = '', markedTo = '', onList, isTall } = rest;
  const { entry, unfolded, onFold } = rest;
  const { lane, lanes, isCounted } = room;
  const shown = isCounted ? 0 : isTall ? Number.POSITIVE_INFINITY : lanes;
  const { groups, hidden } = useMemo(
    () =>
      layWeek(
        (items ?? []).filter((item) => !isTall || !isTimed(item)),
        monday,
        shown,
      ),
    [items, monday, shown, isTall],
  );
  const hours = useMemo(
    () => (isTall ? hoursIn(items ?? [], monday, unfolded) : []),
    [items, monday, isTall, unfolded],
  );
  const runs = useMemo(() => runsIn(long ?? [], monday), [long, monday]);
  // Without a time, items are above the hours.
  const untimed = Math.max(LEAST_LANES, ...groups.map(lanesOf));
  const rows = isTall
    ? `repeat(${untimed}, max-content) ${rowsOf(hours)}`
    : `repeat(${lanes}, ${lane}px) minmax(0, 1fr)`;
  const firstHour = 2 + untimed;
  const nameOf = useDayName();
  const { time, weekdays: weekdaysOf } = useFormats();
  const weekdays = weekdaysOf('long');
  const { newKinds } = useCalendar();
  return (
    <Box
      role="row"
      sx={isTall ? WITH_HOURS : ROW}
      style={{
        minHeight: room.height,
        gridTemplateRows: `${HEAD_HEIGHT}px ${rows} ${RUN_HEIGHT}px`,
      }}
    >
      <HourLines hours={hours} firstRow={firstHour} />
      {daysOfWeek(monday).map((day, at) => {
        const onDay = itemsIn(items ?? [], { from: day, to: day });
        const newOn = day >= today && newKinds.length > 0 ? { from: day, to: day } : undefined;
        const isMarked = isInPeriod(day, { from: markedFrom, to: markedTo });
        const onWhole = (anchor: HTMLElement) =>
          onList({ title: nameOf(day), items: onDay, anchor, newOn });
        const onHour = (hour: number) => (anchor: HTMLElement) =>
          onList({
            title: `${nameOf(day)}, ${time(atHour(day, hour))}`,
            items: [],
            anchor,
            newOn,
            newAt: hour,
          });
        return (
          // The day itself has no box: what begins on it is placed in the row, and may span several days.
          <Box
            key={day}
            role="gridcell"
            aria-selected={isMarked || undefined}
            sx={{ display: 'contents' }}
          >
            <DayCell
              day={day}
              column={at + 1}
              weekday={weekdays[at] ?? ''}
              count={onDay.length}
              isToday={day === today}
              isDimmed={month !== undefined && !day.startsWith(month)}
              isMarked={isMarked}
              onWhole={onDay.length > 0 || newOn ? onWhole : undefined}
            />
            {day === entry && <HourFolds hours={hours} firstRow={firstHour} onFold={onFold} />}
            <HourCells
              hours={hours}
              firstRow={firstHour}
              at={at}
              day={day}
              onHour={newOn ? onHour : undefined}
            />
            {groups.map((group) => (
              <Bars
                key={group.column}
                group={group}
                at={at}
                monday={monday}
                isTall={isTall}
                isTwoLined={room.isTwoLined}
                stackRows={isTall ? `2 / ${firstHour}` : '2 / -2'}
              />
            ))}
            <HourBars hours={hours} firstRow={firstHour} at={at} monday={monday} />
            {day === today && <NowLine hours={hours} firstRow={firstHour} at={at} />}
            <MoreItems
              day={day}
              count={hidden[at] ?? 0}
              column={at + 1}
              dotted={isCounted ? onDay : undefined}
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

/** The lanes of a week that fills the page; it has more for more items. */
const LEAST_LANES = 2;

/** The number of lanes that a group takes. */
const lanesOf = ({ bars }: DayGroup): number => Math.max(...bars.map(({ lane }) => lane)) + 1;

type BarsProps = {
  group: DayGroup;
  /** The column of the day, from 0. */
  at: number;
  monday: Day;
  isTall: boolean;
  isTwoLined: boolean;
  /** The rows of items that are below each other in a day. */
  stackRows: string;
};

/** The items of a group that begin on a day. Those of a single day are below each other, each as high as its title. */
const Bars = ({
  group: { bars, isSingle, isRoomy },
  at,
  monday,
  isTall,
  isTwoLined,
  stackRows,
}: BarsProps) => {
  const begun = bars.filter(({ column }) => column === at);
  if (begun.length === 0) return null;
  const drawn = begun.map((bar) => (
    <ItemBar
      key={bar.item.key}
      bar={bar}
      monday={monday}
      lines={isTall || isRoomy || isTwoLined ? 'two' : 'one'}
    />
  ));
  return isSingle ? (
    <Box style={{ gridColumn: at + 1, gridRow: stackRows }} sx={STACK}>
      {drawn}
    </Box>
  ) : (
    drawn
  );
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

const ROW = {
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  scrollMarginBlock: 'calc(var(--frame-top) + 16px) calc(var(--frame-bottom, 0px) + 16px)',
  borderTop: '1px solid',
  borderColor: 'divider',
};

/** Monday has a line at its left, beside the hours. */
const WITH_HOURS = {
  ...ROW,
  pl: `${HOURS_WIDTH}px`,
  '& > [role="gridcell"]:nth-of-type(1 of [role="gridcell"]) > [data-list]:not(button)': {
    boxShadow: (theme: Theme) => `-1px 0 ${theme.palette.divider}`,
  },
};
