import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { dayOf } from '@/core/days';
import { useFormats } from '@/ui/formats/useFormats';
import { announceChanges } from '@/ui/announce/announced';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { SegmentedControl } from '@/ui/page/SegmentedControl';
import { useAriaKeys } from '@/ui/shortcuts/useAriaKeys';
import type { CalendarItem } from './calendar-items';
import { CompanySelect, FilterFold, KindFilter } from './CalendarFilters';
import { VIEWS, type Period } from './days';
import { GoToDay } from './GoToDay';
import { Legend, LegendAside } from './Legend';
import type { Kind } from './useCalendarItems';
import type { CalendarState } from './useCalendarState';

type CalendarBarProps = {
  state: CalendarState;
  kinds: readonly Kind[];
  period: Period;
  isPhone: boolean;
  /** The items in sight, where their looks and marks need a legend: not in a list. */
  legendOf: readonly CalendarItem[] | undefined;
  onChange: (change: Partial<CalendarState>) => void;
  onTurn: (direction: 1 | -1) => void;
  onToday: () => void;
};

/** The controls for the period, the view and the filters. */
export const CalendarBar = ({
  state,
  kinds,
  period,
  isPhone,
  legendOf,
  ...on
}: CalendarBarProps) => {
  const translate = useTranslate();
  // Beside the seven kinds its line has no room for it; the days of a week take more room than a month.
  const above = state.view === 'week' ? 1600 : 1400;
  const isLegendAbove = useMediaQuery(`(min-width: ${above}px)`, { noSsr: true });
  const company = (
    <CompanySelect value={state.company} onChange={(chosen) => on.onChange({ company: chosen })} />
  );
  const filter = <KindFilter state={state} kinds={kinds} onChange={on.onChange} />;
  return (
    <Box sx={BAR}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          size="small"
          aria-keyshortcuts={useAriaKeys('calendar_today')}
          onClick={on.onToday}
        >
          {translate('pages.calendar.today')}
        </Button>
        <Box sx={{ display: 'flex' }}>
          <IconButton
            size="small"
            aria-label={translate('pages.calendar.previous')}
            aria-keyshortcuts={useAriaKeys('calendar_previous')}
            onClick={() => on.onTurn(-1)}
          >
            <ChevronLeftIcon />
          </IconButton>
          <IconButton
            size="small"
            aria-label={translate('pages.calendar.next')}
            aria-keyshortcuts={useAriaKeys('calendar_next')}
            onClick={() => on.onTurn(1)}
          >
            <ChevronRightIcon />
          </IconButton>
        </Box>
        <Box sx={{ flex: 1, minWidth: 144 }}>
          <GoToDay day={state.day} onDay={(day) => on.onChange({ day })}>
            <Typography variant="h2" ref={announceChanges}>
              {usePeriodName(state, period)}
            </Typography>
          </GoToDay>
        </Box>
        {isLegendAbove && legendOf && <Legend items={legendOf} />}
        {!isPhone && company}
        <SegmentedControl
          label={translate('pages.calendar.view.label')}
          value={state.view}
          segments={VIEWS.map((view) => ({
            value: view,
            label: translate(`pages.calendar.view.${view}`),
          }))}
          onChange={(view) => on.onChange({ view })}
        />
        {isPhone && (
          <FilterFold state={state}>
            {company}
            <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
              {filter}
            </Stack>
          </FilterFold>
        )}
      </Stack>
      {!isPhone && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {filter}
          {!isLegendAbove && legendOf && <LegendAside items={legendOf} />}
        </Stack>
      )}
    </Box>
  );
};

const BAR = {
  px: 1.5,
  py: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1,
};

/** The name of the period in view. A week names the year in which it ends: two years take two lines on a phone. */
export const usePeriodName = (
  { view, day }: Pick<CalendarState, 'view' | 'day'>,
  { from, to }: Period,
): string => {
  const { utc } = useFormats();
  const first = dayOf(view === 'month' ? day : from);
  const last = dayOf(to);
  if (!first || !last) return '';
  const isYearEnd = first.getUTCFullYear() !== last.getUTCFullYear();
  const daysInView = () =>
    view === 'week' && isYearEnd
      ? `${utc.shortDay(first)} – ${utc.day(last)}`
      : utc.days(first, last);
  const name = view === 'month' ? utc.month(first) : daysInView();
  return name.charAt(0).toUpperCase() + name.slice(1);
};
