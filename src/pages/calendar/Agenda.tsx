import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { dayOf, dayText } from '@/core/days';
import { compareAsWritten } from '@/core/text';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { itemsIn, itemsOfDays, type CalendarItem } from './calendar-items';
import { groupBy } from '@/core/group-by';
import { isInPeriod, type Day, type Period } from './days';
import { ItemLine } from './ItemLine';

type AgendaProps = {
  /** Undefined while loading. */
  items: readonly CalendarItem[] | undefined;
  period: Period;
  /** Whether other items may be missing, because they could not be read. */
  isPartial?: boolean;
  /** Shown in place of the days if there is nothing in them. */
  empty: ReactNode;
};

/** The items that begin, end or are dated in a period, day by day. */
export const Agenda = ({ items, period, isPartial = false, empty }: AgendaProps) => {
  if (!items) return <AgendaSkeleton />;
  const days = groupBy(
    itemsIn(itemsOfDays(items), period).filter(({ start }) => start >= period.from),
    ({ start }) => start,
  );
  if (days.size === 0) return empty;
  const today = dayText(new Date());
  // Today has its line among the days even if nothing is dated on it.
  const listed =
    isInPeriod(today, period) && !isPartial ? new Set([...days.keys(), today]) : days.keys();
  return [...listed]
    .toSorted(compareAsWritten)
    .map((day) => (
      <DayGroup key={day} day={day} isToday={day === today} items={days.get(day) ?? []} />
    ));
};

/** A skeleton as high as most windows, so that the page footer does not move. */
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

type DayGroupProps = { day: Day; isToday: boolean; items: readonly CalendarItem[] };

const DayGroup = ({ day, isToday, items }: DayGroupProps) => {
  const translate = useTranslate();
  const { utc } = useFormats();
  const date = dayOf(day);
  const name = date ? utc.weekday(date) : day;
  return (
    <Box component="section" sx={GROUP}>
      <Typography
        variant="subtitle2"
        component="h3"
        sx={{ ...HEADING, color: isToday ? 'primary.main' : 'text.secondary' }}
      >
        {isToday ? translate('pages.calendar.today_is', { day: name }) : name}
      </Typography>
      <Box sx={{ minWidth: 0 }}>
        {items.length === 0 && (
          <Typography variant="body2" color="text.secondary" sx={{ p: 1 }}>
            {translate('pages.calendar.nothing_dated')}
          </Typography>
        )}
        {items.map((item) => (
          <ItemLine key={item.key} item={item} />
        ))}
      </Box>
    </Box>
  );
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
