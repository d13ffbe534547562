import { useShortcut } from '@/ui/shortcuts/useShortcut';
import type { useCalendarState } from './useCalendarState';

/** The single keys that change the view and the period; `?` lists them. */
export const useCalendarKeys = ({
  set,
  turn,
  goToday,
}: Omit<ReturnType<typeof useCalendarState>, 'state'>): void => {
  useShortcut('calendar_month', () => set({ view: 'month' }));
  useShortcut('calendar_week', () => set({ view: 'week' }));
  useShortcut('calendar_agenda', () => set({ view: 'agenda' }));
  useShortcut('calendar_today', goToday);
  useShortcut('calendar_next', () => turn(1));
  useShortcut('calendar_previous', () => turn(-1));
};
