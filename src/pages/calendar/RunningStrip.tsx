import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useId, type ReactNode } from 'react';
import { personalKey } from '@/providers/preferences/preferences';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { oneOf, useCheckedStore } from '@/ui/preferences/useCheckedStore';
import { Names } from '@/kit/fields/Names';
import type { CalendarItem } from './calendar-items';
import { ItemLine } from './ItemLine';
import { useRunInWords } from './useRunInWords';

type RunningStripProps = {
  /** Undefined while they are unknown: the strip has its height from the start. */
  items: readonly CalendarItem[] | undefined;
  /** The name of the period in which they run; undefined for today. */
  period: string | undefined;
  /** Shown at the end of its line. */
  children: ReactNode;
};

/** The items that run for weeks, in one line that opens; whether it is open is kept per user. */
export const RunningStrip = ({ items, period, children }: RunningStripProps) => {
  const translate = useTranslate();
  const words = useRunInWords();
  const id = useId();
  const [kept, keep] = useCheckedStore(personalKey('calendar.running'), 'folded', read);
  const isOpen = kept === 'open' && items !== undefined && items.length > 0;
  return (
    <Box sx={FRAME}>
      <ButtonBase
        aria-expanded={isOpen}
        aria-controls={id}
        disabled={!items || items.length === 0}
        onClick={() => keep(isOpen ? 'folded' : 'open')}
        sx={HEAD}
      >
        {translate(`pages.calendar.${period ? 'ongoing_in' : 'ongoing'}`, { period })}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {items ? words(items).figures : '–'}
        </Box>
        <ExpandMoreIcon
          fontSize="small"
          sx={{ transform: isOpen ? 'rotate(180deg)' : undefined, color: 'text.secondary' }}
        />
        {!isOpen && items && items.length > 0 && (
          <Box component="span" sx={NAMES}>
            <Names names={items.map(({ title }) => title)} most={NAMED} isOneLine />
          </Box>
        )}
      </ButtonBase>
      {children}
      <Box id={id} hidden={!isOpen} sx={isOpen ? LINES : undefined}>
        {isOpen && items.map((item) => <ItemLine key={item.key} item={item} />)}
      </Box>
    </Box>
  );
};

const read = oneOf(['open', 'folded'] as const);

const FRAME = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  borderTop: '1px solid',
  borderColor: 'divider',
};
/** The most names that a line may have room for. */
const NAMED = 6;
const NAMES = {
  // They never ask for a line of their own.
  flex: '1 1 0',
  width: 0,
  typography: 'body2',
  color: 'text.secondary',
};
const HEAD = {
  flex: { xs: '1 1 100%', sm: '1 1 200px' },
  whiteSpace: 'nowrap',
  justifyContent: 'flex-start',
  textAlign: 'left',
  gap: 1,
  px: 2,
  minHeight: 36,
  typography: 'subtitle2',
  '&:hover': { bgcolor: 'action.hover' },
  // It fills its card, which would cut a ring around it.
  '&.Mui-focusVisible': { outlineOffset: '-2px' },
};
const LINES = {
  flexBasis: '100%',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  px: 1,
  pb: 1,
  // The week below stays in sight.
  maxHeight: 'min(320px, 36vh)',
  overflowY: 'auto',
};
