import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { dayOf } from '@/core/days';
import { useFormats } from '@/ui/formats/useFormats';
import type { CalendarItem } from './calendar-items';
import type { Day } from './days';
import { ItemLine } from './ItemLine';

type DayCardProps = {
  day: Day;
  anchor: HTMLElement;
  items: readonly CalendarItem[];
  onClose: () => void;
};

/** All items of a day that has more than its row can show. */
export const DayCard = ({ day, anchor, items, onClose }: DayCardProps) => {
  const { utc } = useFormats();
  const date = dayOf(day);
  const name = date ? utc.day(date) : day;
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': name, sx: PAPER } }}
    >
      <Typography variant="h3" sx={{ px: 1, pb: 0.5 }}>
        {name}
      </Typography>
      {items
        .filter(({ start, end }) => start <= day && end >= day)
        .map((item) => (
          <ItemLine key={item.key} item={item} />
        ))}
    </Popover>
  );
};

const PAPER = { p: 1, width: 340, maxWidth: 'calc(100vw - 32px)', maxHeight: 420 };
