import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useCalendar } from './calendar-context';
import { wholeOf, type CalendarItem } from './calendar-items';
import { CompanyMark } from './CompanyMark';
import { KindIcon } from './KindIcon';
import { StateInWords } from './StateInWords';
import { useWhenOfDay } from './useWhen';

/** An item in the list of a day: its title, kind and time, or its days. A press opens its card. */
export const ItemLine = ({ item }: { item: CalendarItem }) => {
  const { lookOf, open } = useCalendar();
  const translate = useTranslate();
  const { solid, word } = lookOf(item.kind);
  const whole = wholeOf(item);
  const edge = item.edgeOf?.edge;
  return (
    <ButtonBase
      data-item={whole.key}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => open(whole, currentTarget)}
      sx={LINE}
    >
      <Box sx={{ ...MARK, color: solid }}>
        <KindIcon kind={item.kind} />
      </Box>
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography variant="subtitle2" component="div" sx={{ overflowWrap: 'anywhere' }}>
          {edge ? translate(`pages.calendar.edge.${edge}`, { title: item.title }) : item.title}
        </Typography>
        <Typography variant="caption" color="text.secondary" component="div">
          {[word(1), useWhenOfDay()(whole)].filter(Boolean).join(' · ')}
          {' · '}
          <StateInWords item={item} />
        </Typography>
      </Box>
      <CompanyMark codes={item.companies} />
    </ButtonBase>
  );
};

const LINE = {
  width: '100%',
  justifyContent: 'flex-start',
  alignItems: 'flex-start',
  textAlign: 'left',
  gap: 1.25,
  px: 1,
  py: 0.75,
  borderRadius: 1,
  '&:hover': { bgcolor: 'action.hover' },
};

const MARK = { flex: 'none', mt: 0.5 };
