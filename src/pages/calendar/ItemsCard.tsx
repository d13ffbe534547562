import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { DialogPopover } from '@/ui/page/DialogPopover';
import type { CalendarItem } from './calendar-items';
import { ItemLine } from './ItemLine';

/** Items to list, and the element below which they are listed. */
export type ItemList = { title: string; items: readonly CalendarItem[]; anchor: HTMLElement };

type ItemsCardProps = ItemList & { onClose: () => void };

/** All items of a day that has more than its row can show, or those under way in a week. */
export const ItemsCard = ({ title, items, anchor, onClose }: ItemsCardProps) => {
  const id = useId();
  return (
    <DialogPopover anchor={anchor} onClose={onClose} labelledBy={id} sx={PAPER}>
      <Typography id={id} variant="h3" sx={{ px: 1, pb: 0.5 }}>
        {title}
      </Typography>
      {items.map((item) => (
        <ItemLine key={item.key} item={item} />
      ))}
    </DialogPopover>
  );
};

const PAPER = { p: 1, width: 340, maxWidth: 'calc(100vw - 32px)', maxHeight: 420 };
