import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { dayText } from '@/core/days';
import { useMostReached } from '@/domain/audience/useReach';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { audiencesOf, nextWeekOf, type CalendarItem } from './calendar-items';
import { addDays, startOfWeek, type Day } from './days';

type NextWeekProps = {
  /** Undefined while they are unknown. */
  items: readonly CalendarItem[] | undefined;
  onShow: (day: Day) => void;
};

/**
 * Returns a button that says how many items begin next week, how many of them are drafts, and how many people those
 * that the app will show reach at most; a press shows the week.
 */
export const NextWeek = ({ items, onShow }: NextWeekProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const today = dayText(new Date());
  const next = useMemo(() => nextWeekOf(items ?? [], today), [items, today]);
  const drafts = next.filter(({ isDraft }) => isDraft);
  const most = useMostReached(
    useMemo(
      () => next.filter(({ isDraft, isHidden }) => !isDraft && !isHidden).flatMap(audiencesOf),
      [next],
    ),
  );
  const figures = [
    translate('pages.calendar.items', { smart_count: next.length, count: number(next.length) }),
    drafts.length > 0 && translate('pages.calendar.drafts', { count: number(drafts.length) }),
    most && translate('pages.calendar.at_most', { smart_count: most, count: number(most) }),
  ];
  return (
    <Button
      size="small"
      disabled={!items || next.length === 0}
      onClick={() => onShow(addDays(startOfWeek(today), 7))}
      sx={SENTENCE}
    >
      {/* One text: Chromium leaves a space of its own out of the name. */}
      <span>
        {`${translate('pages.calendar.next_week')} ${items ? figures.filter(Boolean).join(', ') : '–'}`}
      </span>
    </Button>
  );
};

/** On a phone it wraps to two lines, whose room is there before it is read. */
const SENTENCE = {
  flexBasis: { xs: '100%', sm: 'auto' },
  justifyContent: 'flex-start',
  maxWidth: '100%',
  mx: { xs: 1, sm: 1.5 },
  mb: { xs: 0.5, sm: 0 },
  minHeight: { xs: 48, sm: 32 },
  textAlign: 'left',
  whiteSpace: 'normal',
};
