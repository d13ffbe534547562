import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { visuallyHidden } from '@mui/utils';
import { useCallback, useMemo, useRef, useState } from 'react';
import { dayText } from '@/core/days';
import { PROMOTION } from '@/core/resource-names';
import { useIncomplete } from '@/kit/record/useIncomplete';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useChangeQuestion } from '@/domain/promotion/useChangeQuestion';
import { PageHeader } from '@/ui/page/PageHeader';
import { Agenda } from './Agenda';
import { CalendarActions } from './CalendarActions';
import { CalendarBar, usePeriodName } from './CalendarBar';
import { CappedKinds, FailedKinds } from './CalendarProblems';
import { CalendarContext } from './calendar-context';
import { EmptyPeriod } from './EmptyPeriod';
import {
  itemsIn,
  itemsOfDays,
  itemsUnderWay,
  runsForWeeks,
  withoutCutShort,
  type CalendarItem,
} from './calendar-items';
import { isInPeriod, monthOf, periodOf, type Day } from './days';
import { ItemCard } from './ItemCard';
import { useKindLook } from './kind-look';
import { NextWeek } from './NextWeek';
import { RunningStrip } from './RunningStrip';
import { useCompanies } from './useCompanies';
import { useCalendarItems } from './useCalendarItems';
import { useCalendarKeys } from './useCalendarKeys';
import { useCalendarState } from './useCalendarState';
import { useFocusOnItem } from './useFocusOnItem';
import { useNewKinds } from './useNewKinds';
import { useOpened } from './useOpened';
import type { FoldPart } from './week-layout';
import { Weeks } from './Weeks';

type OpenedItem = { item: CalendarItem; anchor: HTMLElement };

/** The items of every kind that has dates, by month, by week or as a list. */
export const Calendar = () => {
  const translate = useTranslate();
  const { months } = useFormats();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const { state: inUrl, set, turn, goToday } = useCalendarState(isPhone ? 'agenda' : 'month');
  const companies = useCompanies();
  // A company without an entry in the filter, such as a deleted one in an old link, hides nothing.
  const isCompanyShown =
    companies !== null &&
    (companies.length === 0 || companies.some(({ code }) => code === inUrl.company));
  const state = isCompanyShown ? inUrl : { ...inUrl, company: '' };
  const { kinds, items } = useCalendarItems();
  const lookOf = useKindLook();
  const newKinds = useNewKinds();
  const { ask, dialog } = useChangeQuestion();
  const mayMove = async ({ kind, record }: CalendarItem, change: object) =>
    kind !== PROMOTION ||
    ask(record, { resource: kind, before: record, after: { ...record, ...change } });
  const [opened, setOpened] = useOpened<OpenedItem>();
  const [unfolded, setUnfolded] = useState<readonly FoldPart[]>([]);
  const fold = useCallback((part: FoldPart) => {
    setUnfolded((open) =>
      open.includes(part) ? open.filter((other) => other !== part) : [...open, part],
    );
  }, []);
  const frame = useRef<HTMLElement>(null);
  useCalendarKeys({ state: inUrl, set, frame });
  const { view, day, company, without } = state;
  const period = useMemo(() => periodOf(view, day), [view, day]);
  const periodName = usePeriodName(state, period);
  const chosen = useMemo(
    () =>
      items?.filter(
        ({ kind, companies }) =>
          !without.includes(kind) &&
          (company === '' || companies.length === 0 || companies.includes(company)),
      ),
    [items, without, company],
  );
  const asked = kinds.filter(({ definition }) => !without.includes(definition.name));
  const unread = asked.filter(({ isRead }) => !isRead);
  // Where no kind could be read, nothing is known of them: so a zero would be false.
  const isUnknown = asked.length > 0 && unread.length === asked.length;
  const isLoading = unread.some(({ isPending }) => isPending);
  const isFailed = kinds.some((kind) => kind.isFailed);
  const inPeriod = useMemo(() => chosen && itemsIn(chosen, period), [chosen, period]);
  const completed = useIncomplete(inPeriod ?? NONE);
  const shown = inPeriod && completed;
  const inDays = useMemo(() => shown && itemsOfDays(shown), [shown]);
  const today = dayText(new Date());
  const current = useMemo(() => shown && withoutCutShort(shown, today), [shown, today]);
  const long = useMemo(() => current?.filter(runsForWeeks), [current]);
  const isEmptyWeek =
    view === 'week' &&
    kinds.every(({ isPending, isFailed }) => !isPending && !isFailed) &&
    inDays !== undefined &&
    itemsIn(inDays, period).length === 0;
  const showWeekOf = (date: Day) => set({ view: 'week', day: date });
  const noteOpened = useFocusOnItem(frame, shown);
  const open = (item: CalendarItem, anchor: HTMLElement, list?: string) => {
    noteOpened(item, list);
    setOpened({ item, anchor });
  };
  const close = () => {
    noteOpened(null);
    setOpened(null);
  };
  // Seven columns are too narrow to read on a phone, so the week is a list there too.
  const isList = view === 'agenda' || (isPhone && view === 'week');
  // A month is shown in whole weeks: the days of its neighbours do not count.
  const inSight = useMemo(() => (view === 'month' ? monthOf(day) : period), [view, day, period]);
  const inSightName = view === 'month' ? months()[Number(day.slice(5, 7)) - 1] : periodName;
  const running = useMemo(() => {
    const underWay = new Set(current && itemsUnderWay(current, inSight, today));
    // A list has no earlier day on which to show where an item began.
    return current?.filter((item) => underWay.has(item) || (isList && item.start < period.from));
  }, [current, isList, period, inSight, today]);
  const companyNames = new Map(companies?.map(({ code, name }) => [code, name]));
  const certainty = unread.length > 0 ? 'unread.' : '';
  const emptyPeriod = (
    <EmptyPeriod
      text={translate(
        `pages.calendar.${certainty}${long?.length ? 'no_edges' : 'empty'}${view === 'week' ? '_week' : ''}`,
      )}
      items={chosen ?? NONE}
      end={period.to}
      onShow={view === 'agenda' ? (date) => set({ day: date }) : showWeekOf}
    />
  );
  return (
    <CalendarContext value={{ lookOf, newKinds, companyNames, open, mayMove }}>
      <PageHeader
        title={translate('pages.calendar.title')}
        actions={<CalendarActions items={shown ?? NONE} period={period} />}
      />
      <Paper ref={frame} variant="outlined" component="section" sx={{ overflow: 'clip' }}>
        <CalendarBar
          state={state}
          kinds={kinds}
          period={period}
          isPhone={isPhone}
          legendOf={isList ? undefined : (inDays ?? NONE)}
          onChange={set}
          onTurn={turn}
          onToday={goToday}
        />
        <Box sx={{ position: 'relative' }}>
          {!shown && <Waiting />}
          {shown && kinds.some(({ isPending }) => isPending) && (
            <LinearProgress aria-label={translate('pages.calendar.loading')} sx={PROGRESS} />
          )}
          <RunningStrip
            items={isUnknown ? undefined : running}
            period={isInPeriod(today, inSight) ? undefined : inSightName}
          >
            {/* In place of figures that lack the kinds that failed, in sight and without moving the days. */}
            {isFailed ? (
              <FailedKinds kinds={kinds} />
            ) : (
              <NextWeek items={isUnknown ? undefined : chosen} onShow={showWeekOf} />
            )}
          </RunningStrip>
          {isList ? (
            <Agenda
              items={shown}
              period={period}
              isPartial={unread.length > 0}
              empty={isUnknown || isLoading ? null : emptyPeriod}
            />
          ) : (
            <Box sx={{ position: 'relative' }}>
              <Weeks
                label={periodName}
                items={inDays}
                long={long}
                period={period}
                view={view}
                day={day}
                isPhone={isPhone}
                unfolded={unfolded}
                onFold={fold}
                onDay={(date) => set({ day: date })}
              />
              {isEmptyWeek && (
                <Paper variant="outlined" sx={OVER_DAYS}>
                  {emptyPeriod}
                </Paper>
              )}
            </Box>
          )}
        </Box>
        <Box sx={PROBLEMS}>
          <CappedKinds kinds={kinds} />
        </Box>
      </Paper>
      {dialog}
      {opened && <ItemCard {...opened} onClose={close} />}
    </CalendarContext>
  );
};

/** Tells screen readers what the skeletons show; the page footer waits for the items, too. */
const Waiting = () => (
  <Box
    role="progressbar"
    aria-label={useTranslate()('pages.calendar.loading')}
    sx={visuallyHidden}
    data-page-loading
  />
);

const NONE: readonly CalendarItem[] = [];

/** The progress bar overlays the edge of the days, so they do not move. */
const PROGRESS = { position: 'absolute', top: 0, insetInline: 0, zIndex: 1 };

/** Below the numbers of the days. */
const OVER_DAYS = { position: 'absolute', top: 120, left: '50%', transform: 'translateX(-50%)' };

/** Alerts stay in sight without moving the days. */
const PROBLEMS = { position: 'var(--stuck)', bottom: 'var(--frame-bottom)', zIndex: 1 };
