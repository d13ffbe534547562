import { useDndContext } from '@dnd-kit/core';
import Box from '@mui/material/Box';
import { useDefinitions } from '@/kit/registry/definitions';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useCalendar } from './calendar-context';
import { wholeOf } from './calendar-items';
import { shiftTo, type Dragged } from './drop-target';
import { movedItem } from './moved-item';
import { useWhen } from './useWhen';

/** The item under the pointer, with the dates it gets from the day below it, or why it cannot have them. */
export const DraggedItem = (dragged: Dragged) => {
  const { item } = dragged;
  const translate = useTranslate();
  const { lookOf } = useCalendar();
  const { over } = useDndContext();
  const when = useWhen();
  const shift = shiftTo(dragged, over ? over.id : dragged.from);
  const { dates, refusal } = movedItem(useDefinitions().get(item.kind), wholeOf(item), shift);
  const { tint, text, solid } = lookOf(item.kind);
  return (
    <Box
      sx={{ ...DRAGGED, bgcolor: tint, color: text, borderColor: solid }}
      style={{ cursor: refusal === undefined ? 'grabbing' : 'not-allowed' }}
    >
      <Box sx={TITLE}>{item.title}</Box>
      {refusal === undefined ? dates && when(dates) : translate(refusal)}
    </Box>
  );
};

const DRAGGED = {
  px: 1,
  py: 0.25,
  // The dates may need more room than the item.
  width: 'max-content',
  minWidth: '100%',
  maxWidth: 320,
  borderRadius: 1,
  border: '1px solid',
  boxShadow: 1,
  typography: 'caption',
};
const TITLE = {
  fontWeight: 500,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};
