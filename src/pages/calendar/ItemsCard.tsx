import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { DialogPopover } from '@/ui/page/DialogPopover';
import { CalendarContext, useCalendar, type CalendarContextValue } from './calendar-context';
import type { CalendarItem } from './calendar-items';
import type { Period } from './days';
import { ItemLine } from './ItemLine';
import { NewOnDays } from './NewOnDays';

/** Items to list, and the element below which they are listed; its `data-list` finds the button that lists them. */
export type ItemList = {
  title: string;
  items: readonly CalendarItem[];
  anchor: HTMLElement;
  /** The days for which the card offers to create items. */
  newOn?: Period;
  /** The hour at which they start. */
  newAt?: number;
};

type ItemsCardProps = ItemList & { onClose: () => void };

/** All items of a day or of chosen days, with links to create more, or the items under way in a week. */
export const ItemsCard = ({ title, items, anchor, newOn, newAt, onClose }: ItemsCardProps) => {
  const id = useId();
  const calendar = useCalendar();
  const { list } = anchor.dataset;
  const inList: CalendarContextValue = {
    ...calendar,
    open: (item, line) => calendar.open(item, line, list),
  };
  return (
    <DialogPopover anchor={anchor} onClose={onClose} labelledBy={id} sx={PAPER}>
      <Typography id={id} variant="h3" sx={{ px: 1, pb: 0.5 }}>
        {title}
      </Typography>
      <CalendarContext value={inList}>
        {items.map((item) => (
          <ItemLine key={item.key} item={item} />
        ))}
      </CalendarContext>
      {newOn && <NewOnDays days={newOn} hour={newAt} />}
    </DialogPopover>
  );
};

const PAPER = { p: 1, width: 340, maxWidth: 'calc(100vw - 32px)', maxHeight: 420 };
