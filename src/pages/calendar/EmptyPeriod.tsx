import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { dayOf } from '@/core/days';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { nextDayOf, type CalendarItem } from './calendar-items';
import type { Day } from './days';

type EmptyPeriodProps = {
  text: string;
  items: readonly CalendarItem[];
  /** The last day of the period. */
  end: Day;
  onShow: (day: Day) => void;
};

/** In place of the items of a period without any: leads to the next one. */
export const EmptyPeriod = ({ text, items, end, onShow }: EmptyPeriodProps) => {
  const translate = useTranslate();
  const { utc } = useFormats();
  const next = nextDayOf(items, end);
  const date = next === undefined ? null : dayOf(next);
  return (
    <Stack spacing={1} sx={{ alignItems: 'center', px: 3, py: 2 }}>
      <Typography color="text.secondary" sx={{ textAlign: 'center' }}>
        {text}
      </Typography>
      {next !== undefined && date && (
        <Button size="small" onClick={() => onShow(next)}>
          {translate('pages.calendar.go_next', { day: utc.weekday(date) })}
        </Button>
      )}
    </Stack>
  );
};
