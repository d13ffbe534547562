import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { dayOf, dayText } from '@/core/days';
import { useFormats } from '@/ui/formats/useFormats';
import { itemsIn, itemsOfDays, type CalendarItem } from './calendar-items';
import type { Day, Period } from './days';
import { ItemLine } from './ItemLine';

type AgendaProps = {
  /** Undefined while loading. */
  items: readonly CalendarItem[] | undefined;
  period: Period;
  /** Shown in place of the days if there is nothing in them. */
  empty: ReactNode;
};

/** The items that begin, end or are dated in a period, day by day. */
export const Agenda = ({ items, period, empty }: AgendaProps) => {
  if (!items) return <AgendaSkeleton />;
  const days = daysWith(
    itemsIn(itemsOfDays(items), period).filter(({ start }) => start >= period.from),
  );
  if (days.length === 0) return empty;
  return days.map(([day, begun]) => <DayGroup key={day} day={day} items={begun} />);
};

/** As high as most windows, so that the page footer does not move. */
const AgendaSkeleton = () =>
  Array.from({ length: 12 }, (_, at) => (
    <Box key={at} aria-hidden sx={GROUP}>
      <Typography variant="subtitle2" component="div" sx={HEADING}>
        <Skeleton width={96} />
      </Typography>
      <Box sx={{ px: 1, py: 0.75 }}>
        <Typography variant="subtitle2" component="div">
          <Skeleton width="48%" />
        </Typography>
        <Typography variant="caption" component="div">
          <Skeleton width="32%" />
        </Typography>
      </Box>
    </Box>
  ));

const DayGroup = ({ day, items }: { day: Day; items: readonly CalendarItem[] }) => {
  const { utc } = useFormats();
  const date = dayOf(day);
  return (
    <Group
      heading={date ? utc.weekday(date) : day}
      items={items}
      isToday={day === dayText(new Date())}
    />
  );
};

type GroupProps = { heading: string; items: readonly CalendarItem[]; isToday?: boolean };

const Group = ({ heading, items, isToday = false }: GroupProps) => (
  <Box component="section" sx={GROUP}>
    <Typography
      variant="subtitle2"
      component="h3"
      sx={{ ...HEADING, color: isToday ? 'primary.main' : 'text.secondary' }}
    >
      {heading}
    </Typography>
    <Box sx={{ minWidth: 0 }}>
      {items.map((item) => (
        <ItemLine key={item.key} item={item} />
      ))}
    </Box>
  </Box>
);

/** Groups items by day, in order. */
const daysWith = (items: readonly CalendarItem[]): [Day, CalendarItem[]][] => {
  const days = new Map<Day, CalendarItem[]>();
  for (const item of items) days.set(item.start, [...(days.get(item.start) ?? []), item]);
  return [...days];
};

const HEADING = { p: 1 };

/** Items out of sight are not laid out: a month may have hundreds. */
const GROUP = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '168px minmax(0, 1fr)' },
  borderTop: '1px solid',
  borderColor: 'divider',
  px: 1,
  py: 0.5,
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 64px',
};
