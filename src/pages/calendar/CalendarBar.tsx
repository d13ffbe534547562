import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { dayOf } from '@/core/days';
import { useFormats } from '@/ui/formats/useFormats';
import { announceChanges } from '@/ui/announce/announced';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { SegmentedControl } from '@/ui/page/SegmentedControl';
import { CompanySelect, KindFilter } from './CalendarFilters';
import { VIEWS, type Period } from './days';
import type { Kind } from './useCalendarItems';
import type { CalendarState } from './useCalendarState';

type CalendarBarProps = {
  state: CalendarState;
  kinds: readonly Kind[];
  period: Period;
  onChange: (change: Partial<CalendarState>) => void;
  onTurn: (direction: 1 | -1) => void;
  onToday: () => void;
};

/** The controls for the period, the view and the filters. */
export const CalendarBar = ({ state, kinds, period, ...on }: CalendarBarProps) => {
  const translate = useTranslate();
  return (
    <Box sx={{ p: 1.5, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Button variant="outlined" size="small" onClick={on.onToday}>
          {translate('pages.calendar.today')}
        </Button>
        <Box sx={{ display: 'flex' }}>
          <IconButton
            size="small"
            aria-label={translate('pages.calendar.previous')}
            onClick={() => on.onTurn(-1)}
          >
            <ChevronLeftIcon />
          </IconButton>
          <IconButton
            size="small"
            aria-label={translate('pages.calendar.next')}
            onClick={() => on.onTurn(1)}
          >
            <ChevronRightIcon />
          </IconButton>
        </Box>
        <Typography variant="h2" ref={announceChanges} sx={{ flex: 1, minWidth: 144 }}>
          {usePeriodName(state, period)}
        </Typography>
        <CompanySelect value={state.company} onChange={(company) => on.onChange({ company })} />
        <SegmentedControl
          label={translate('pages.calendar.view.label')}
          value={state.view}
          segments={VIEWS.map((view) => ({
            value: view,
            label: translate(`pages.calendar.view.${view}`),
          }))}
          onChange={(view) => on.onChange({ view })}
        />
      </Stack>
      <KindFilter state={state} kinds={kinds} onChange={on.onChange} />
    </Box>
  );
};

export const usePeriodName = ({ view, day }: CalendarState, { from, to }: Period): string => {
  const { utc } = useFormats();
  const first = dayOf(view === 'month' ? day : from);
  const last = dayOf(to);
  if (!first || !last) return '';
  const name = view === 'month' ? utc.month(first) : utc.days(first, last);
  return name.charAt(0).toUpperCase() + name.slice(1);
};
