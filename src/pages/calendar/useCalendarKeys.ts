import { useLayoutEffect, useRef, type RefObject } from 'react';
import { dayText } from '@/core/days';
import { useShortcut } from '@/ui/shortcuts/useShortcut';
import { isSameMonth, type Day } from './days';
import { turned, type useCalendarState } from './useCalendarState';
import { dayAt, selectorOf } from './useDayKeys';

type CalendarKeys = Pick<ReturnType<typeof useCalendarState>, 'state' | 'set'> & {
  frame: RefObject<HTMLElement | null>;
};

/**
 * The single keys that change the view and the period; `?` lists them. The day in `frame` that has the focus keeps it when
 * the view changes, and hands it to the same day of the next period.
 */
export const useCalendarKeys = ({ state, set, frame }: CalendarKeys): void => {
  const { view, day } = state;
  /** The day to focus. Keys pressed before it is drawn go on from it. */
  const wanted = useRef<Day>(null);
  useLayoutEffect(() => {
    if (wanted.current !== day) return;
    wanted.current = null;
    frame.current?.querySelector<HTMLElement>(selectorOf(day))?.focus();
  });
  const focused = () => wanted.current ?? dayAt(document.activeElement);
  const turn = (direction: 1 | -1) => {
    const from = focused();
    // A day of a neighbouring month would lead past that month, or stay in this one.
    const isInSight = from !== undefined && (view === 'week' || isSameMonth(from, day));
    const to = turned(view, isInSight ? from : day, direction);
    if (from !== undefined) wanted.current = to;
    set({ day: to });
  };
  useShortcut('calendar_month', () => set({ view: 'month' }));
  useShortcut('calendar_week', () => set({ view: 'week', day: focused() ?? day }));
  useShortcut('calendar_agenda', () => set({ view: 'agenda' }));
  useShortcut('calendar_today', () => {
    const today = dayText(new Date());
    wanted.current = today;
    set({ day: today });
  });
  useShortcut('calendar_next', () => turn(1));
  useShortcut('calendar_previous', () => turn(-1));
};
