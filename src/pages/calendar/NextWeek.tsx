import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { dayText } from '@/core/days';
import { useMostReached } from '@/domain/audience/useReach';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { audiencesOf, nextWeekOf, type CalendarItem } from './calendar-items';
import { addDays, startOfWeek, type Day } from './days';

type NextWeekProps = {
  /** Undefined while loading. */
  items: readonly CalendarItem[] | undefined;
  onShow: (day: Day) => void;
};

/** How many items begin next week, and how many people they reach at most; a press shows the week. */
export const NextWeek = ({ items, onShow }: NextWeekProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const today = dayText(new Date());
  const next = useMemo(() => nextWeekOf(items ?? [], today), [items, today]);
  const most = useMostReached(useMemo(() => next.flatMap(audiencesOf), [next]));
  const figures = [
    translate('pages.calendar.items', { smart_count: next.length, count: number(next.length) }),
    most && translate('pages.calendar.at_most', { smart_count: most, count: number(most) }),
  ];
  return (
    <Button
      size="small"
      disabled={!items || next.length === 0}
      onClick={() => onShow(addDays(startOfWeek(today), 7))}
      sx={SENTENCE}
    >
      <span>
        {translate('pages.calendar.next_week')} {items && figures.filter(Boolean).join(', ')}
      </span>
    </Button>
  );
};

/** On a phone it wraps to two lines, whose room is there before it is read. */
const SENTENCE = {
  flexBasis: { xs: '100%', sm: 'auto' },
  justifyContent: 'flex-start',
  maxWidth: '100%',
  minHeight: { xs: 48, sm: 32 },
  textAlign: 'left',
  whiteSpace: 'normal',
};
