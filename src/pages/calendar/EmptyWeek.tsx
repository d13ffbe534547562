import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { dayOf } from '@/core/days';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { Day } from './days';

type EmptyWeekProps = {
  /** The next day with an item; undefined for none. */
  next: Day | undefined;
  onShow: (day: Day) => void;
};

/** Over the days of a week without items: leads to the week of the next one. */
export const EmptyWeek = ({ next, onShow }: EmptyWeekProps) => {
  const translate = useTranslate();
  const { utc } = useFormats();
  const date = next === undefined ? null : dayOf(next);
  return (
    <Paper variant="outlined" sx={OVER_DAYS}>
      <Typography color="text.secondary">{translate('pages.calendar.empty_week')}</Typography>
      {next !== undefined && date && (
        <Button size="small" onClick={() => onShow(next)}>
          {translate('pages.calendar.go_next', { day: utc.weekday(date) })}
        </Button>
      )}
    </Paper>
  );
};

/** Below the numbers of the days. */
const OVER_DAYS = {
  position: 'absolute',
  top: 120,
  left: '50%',
  transform: 'translateX(-50%)',
  display: 'grid',
  justifyItems: 'center',
  gap: 1,
  px: 3,
  py: 2,
};
