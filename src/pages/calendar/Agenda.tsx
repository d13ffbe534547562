import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { dayOf, dayText } from '@/core/days';
import { useFormats } from '@/shared/formats/useFormats';
import { useTranslate } from '@/shared/i18n/useTranslate';
import type { CalendarItem } from './calendar-items';
import type { Day, Period } from './days';
import { ItemLine } from './ItemLine';

type AgendaProps = { items: readonly CalendarItem[]; period: Period };

/** What begins in a period, day by day, below what runs already when it begins. */
export const Agenda = ({ items, period }: AgendaProps) => {
  const translate = useTranslate();
  const running = items.filter(({ start }) => start < period.from);
  const days = daysWith(items.filter(({ start }) => start >= period.from));
  if (items.length === 0) {
    return (
      <Typography color="text.secondary" sx={{ p: 4, textAlign: 'center' }}>
        {translate('pages.calendar.empty')}
      </Typography>
    );
  }
  return (
    <>
      {running.length > 0 && (
        <Group heading={translate('pages.calendar.running')} items={running} />
      )}
      {days.map(([day, begun]) => (
        <DayGroup key={day} day={day} items={begun} />
      ))}
    </>
  );
};

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
      sx={{ py: 1, px: 1, color: isToday ? 'primary.main' : 'text.secondary' }}
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

/** In the order of the days. */
const daysWith = (items: readonly CalendarItem[]): [Day, CalendarItem[]][] => {
  const days = new Map<Day, CalendarItem[]>();
  for (const item of items) days.set(item.start, [...(days.get(item.start) ?? []), item]);
  return [...days];
};

/** What is not in sight is not laid out: a month may hold hundreds. */
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
