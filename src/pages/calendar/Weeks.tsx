import {
  DndContext,
  DragOverlay,
  PointerSensor,
  pointerWithin,
  useSensor,
  useSensors,
  type DragEndEvent,
  type DragStartEvent,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import Box from '@mui/material/Box';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useEvent } from 'react-admin';
import { dayText } from '@/core/days';
import { useFormats } from '@/ui/formats/useFormats';
import { useGridKeys } from '@/ui/shortcuts/useGridKeys';
import { dragTexts } from '@/kit/order/drag-texts';
import { useDefinitions } from '@/kit/registry/definitions';
import { useCalendar } from './calendar-context';
import { itemsIn, wholeOf, type CalendarItem } from './calendar-items';
import {
  addDays,
  daysOfWeek,
  isInPeriod,
  weeksIn,
  type CalendarView,
  type Day,
  type Period,
} from './days';
import { DROP_MARK, REFUSED_DROP } from './DayCell';
import { HOURS_WIDTH } from './HourRows';
import { DraggedItem } from './DraggedItem';
import { dayOfDrop, isRefusedAt, shiftTo, type Dragged } from './drop-target';
import type { DragData } from './ItemBar';
import { ItemsCard, type ItemList } from './ItemsCard';
import { selectorOf, useDayKeys } from './useDayKeys';
import { RECEIVER, useDayRange } from './useDayRange';
import { useMove } from './useMove';
import { useOpened } from './useOpened';
import { useWeekRoom } from './useWeekRoom';
import { useDaysName } from './useWhen';
import type { FoldPart } from './week-layout';
import { WeekRow } from './WeekRow';

type WeeksProps = {
  /** Names the weeks: the month, or the days. */
  label: string;
  /** Undefined while loading. */
  items: readonly CalendarItem[] | undefined;
  /** The items that run for weeks. */
  long: readonly CalendarItem[] | undefined;
  period: Period;
  view: CalendarView;
  day: Day;
  isPhone: boolean;
  /** The hours of a week that are not folded. */
  unfolded: readonly FoldPart[];
  onFold: (part: FoldPart) => void;
  /** Shows another day. */
  onDay: (day: Day) => void;
};

/** The weeks of a period, one below the other; items can be dragged from day to day, and in a week from hour to hour. */
export const Weeks = ({ label, items, long, period, view, day, isPhone, ...rest }: WeeksProps) => {
  const { unfolded, onFold, onDay } = rest;
  const move = useMove();
  const weeks = weeksIn(period);
  const frame = useRef<HTMLDivElement>(null);
  useGridKeys(frame, selectorOf(day), true);
  const { newKinds } = useCalendar();
  const nameOf = useDaysName();
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const [over, setOver] = useState<UniqueIdentifier | null>(null);
  const definitions = useDefinitions();
  const [list, setList] = useOpened<ItemList>();
  const listDays = (days: Period, anchor: HTMLElement) =>
    setList({ title: nameOf(days), items: itemsIn(items ?? [], days), anchor, newOn: days });
  const range = useDayRange(newKinds.length > 0, listDays);
  const dayKeys = useDayKeys({
    frame,
    period,
    day,
    onDay,
    onChoose: range.choose,
    onClear: range.clear,
  });
  const openList = useEvent((asked: ItemList) => {
    const { days } = range;
    const isOfRange = asked.newOn && days && isInPeriod(asked.newOn.from, days);
    if (isOfRange) listDays(days, asked.anchor);
    else setList(asked);
  });
  // An end that is pulled marks the days that its item would run on.
  const pulled =
    dragged?.isEnd && over ? { from: wholeOf(dragged.item).start, to: dayOfDrop(over) } : undefined;
  const isRefused =
    dragged !== null &&
    over !== null &&
    isRefusedAt(definitions.get(dragged.item.kind), dragged, over);
  const marked = pulled ?? range.days ?? list?.newOn;
  // Once an item was moved, the list is of another day.
  const isListed = (item: CalendarItem) => [items, long].some((all) => isAmong(item, all));
  if (list?.items.every(isListed) === false) setList(null);
  const room = useWeekRoom(frame, weeks.length, isPhone);
  useTodayInSight(frame, room && period.from);
  // A press that opens a card may move the pointer a little.
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }));
  const drop = ({ over: box }: DragEndEvent) => {
    setDragged(null);
    if (dragged && box) void move(wholeOf(dragged.item), shiftTo(dragged, box.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{ ...UNSAID, container: dragTexts() }}
      onDragStart={(event) => setDragged(draggedAt(event))}
      onDragOver={({ over: box }) => setOver(box?.id ?? null)}
      onDragCancel={() => setDragged(null)}
      onDragEnd={drop}
    >
      <Box ref={frame}>
        <Box
          role="grid"
          aria-label={label}
          aria-multiselectable={newKinds.length > 0}
          {...dayKeys}
          onPointerDown={range.onPointerDown}
          sx={isRefused ? REFUSING : GRID}
        >
          <Weekdays isPhone={isPhone} hasHours={view === 'week'} />
          {room &&
            weeks.map((monday) => (
              <WeekRow
                key={monday}
                monday={monday}
                items={items}
                long={long}
                room={room}
                isTall={view === 'week'}
                entry={view === 'week' ? day : undefined}
                unfolded={unfolded}
                onFold={onFold}
                month={view === 'month' ? day.slice(0, 7) : undefined}
                today={dayText(new Date())}
                {...markedIn(marked, monday)}
                onList={openList}
              />
            ))}
        </Box>
      </Box>
      <DragOverlay dropAnimation={null}>{dragged && <DraggedItem {...dragged} />}</DragOverlay>
      {list && <ItemsCard {...list} onClose={() => setList(null)} />}
    </DndContext>
  );
};

/** The part of the marked days in the week of `monday`; only the rows whose part changes are drawn again. */
const markedIn = (marked: Period | undefined, monday: Day) => {
  if (!marked || marked.from === marked.to) return {};
  const [first = '', ...more] = daysOfWeek(monday).filter((day) => isInPeriod(day, marked));
  return { markedFrom: first, markedTo: more.at(-1) ?? first };
};

const isAmong = ({ key, start, end }: CalendarItem, items: readonly CalendarItem[] = []) =>
  items.some((item) => item.key === key && item.start === start && item.end === end);

/**
 * Scrolls this week and the next into sight once they are drawn, though only as far as the heading, which has the focus,
 * stays in sight. `drawn` is the first day drawn.
 */
const useTodayInSight = (frame: RefObject<HTMLElement | null>, drawn: Day | undefined): void => {
  useEffect(() => {
    if (drawn === undefined) return;
    const week = frame.current?.querySelector('[aria-current="date"]')?.closest('[role="row"]');
    const last = week?.nextElementSibling ?? week;
    if (!last || last.getBoundingClientRect().bottom <= window.innerHeight) return;
    last.scrollIntoView({ block: 'nearest' });
    document.querySelector('main h1')?.scrollIntoView({ block: 'nearest' });
  }, [frame, drawn]);
};

/** An end is pulled from the last day. An item of several days moves by the days between where it was grabbed and where it is dropped. */
const draggedAt = ({ active, activatorEvent }: DragStartEvent): Dragged => {
  const { item, bar, monday, isEnd } = active.data.current as DragData;
  if (isEnd) return { item, from: item.end, isEnd };
  const rect = (activatorEvent.target as Element).closest('button')?.getBoundingClientRect();
  const { clientX } = activatorEvent as PointerEvent;
  const passed = rect ? Math.floor(((clientX - rect.left) / rect.width) * bar.span) : 0;
  const within = Math.min(Math.max(passed, 0), bar.span - 1);
  return { item, from: addDays(monday, bar.column + within), isEnd };
};

const Weekdays = ({ isPhone, hasHours }: { isPhone: boolean; hasHours: boolean }) => {
  const { weekdays } = useFormats();
  return (
    <Box role="row" sx={HEAD} style={{ paddingLeft: hasHours ? HOURS_WIDTH : undefined }}>
      {weekdays(isPhone ? 'short' : 'long').map((name) => (
        <Box
          key={name}
          role="columnheader"
          sx={{ px: 1, py: 0.75, minWidth: 0, overflow: 'hidden' }}
        >
          {name}
        </Box>
      ))}
    </Box>
  );
};

/** The focused element is scrolled clear of the head. */
const GRID = {
  userSelect: 'none',
  '& button': { scrollMarginTop: '24px' },
  [`& [${RECEIVER}]`]: DROP_MARK,
};

const REFUSING = { ...GRID, ...REFUSED_DROP };

/** It stays in sight above a busy week. */
const HEAD = {
  position: 'var(--stuck)',
  top: 'var(--frame-top)',
  // Above the line of the present.
  zIndex: 3,
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  typography: 'caption',
  color: 'text.secondary',
  textTransform: 'capitalize',
  borderTop: '1px solid',
  borderColor: 'divider',
  bgcolor: 'surface.sunken',
};

/** Only the pointer drags; by keyboard an item is moved from its card, and an alert announces the result. */
const UNSAID = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
};
