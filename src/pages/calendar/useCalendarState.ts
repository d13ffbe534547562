import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { dayText, isDateOnly } from '@/core/days';
import { addDays, addMonths, VIEWS, type CalendarView, type Day } from './days';

/** The state of the calendar; it is in the URL, so that a link shows the same. */
export type CalendarState = {
  view: CalendarView;
  /** A day of the period shown. */
  day: Day;
  /** The hidden kinds, by their resources' names. */
  without: readonly string[];
  /** Code of a company; empty for all companies. */
  company: string;
};

/** Reads the state from the URL; unreadable values get their defaults. */
export const useCalendarState = (initialView: CalendarView) => {
  const [query, setQuery] = useSearchParams();
  const today = dayText(new Date());
  const asked = query.get('date') ?? '';
  const hidden = query.get('without') ?? '';
  const without = useMemo(() => hidden.split(',').filter(Boolean), [hidden]);
  const state: CalendarState = {
    view: VIEWS.find((view) => view === query.get('view')) ?? initialView,
    day: isShowable(asked) ? asked : today,
    without,
    company: query.get('company') ?? '',
  };
  const set = (change: Partial<CalendarState>) => {
    const next = { ...state, ...change };
    // The way back leads to the view and the day shown before, whatever was filtered meanwhile.
    const replace = next.view === state.view && next.day === state.day;
    setQuery(
      {
        view: next.view,
        date: next.day,
        ...(next.without.length > 0 ? { without: next.without.join(',') } : {}),
        ...(next.company ? { company: next.company } : {}),
      },
      { replace },
    );
  };
  const turn = (direction: 1 | -1) => set({ day: turned(state.view, state.day, direction) });
  return { state, set, turn, goToday: () => set({ day: today }) };
};

/** Returns the same day of the next period of `view`, or of the one before. */
export const turned = (view: CalendarView, day: Day, direction: 1 | -1): Day =>
  view === 'week' ? addDays(day, 7 * direction) : addMonths(day, direction);

/** The weeks around a day of the first or the last year may be of years that are not written with four figures. */
export const isShowable = (day: string): boolean =>
  isDateOnly(day) && day >= '0101' && day < '9999';
