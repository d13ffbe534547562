import {
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { addDays, addMonths, isSameMonth, startOfWeek, type Day, type Period } from './days';

type DayKeys = {
  frame: RefObject<HTMLElement | null>;
  /** The days drawn. */
  period: Period;
  /** The day of the address, which is one of them. */
  day: Day;
  /** Shows another day. */
  onDay: (day: Day) => void;
  /** Chooses the days as far as `to` for a new item, from those that were chosen or from `from` on. */
  onChoose: (from: Day, to: Day) => void;
  /** Called for a key that chooses no days, and when the grid is left. */
  onClear: () => void;
};

/**
 * Returns the handlers of the grid in `frame` for the keys of its days (WAI-ARIA, grid of dates): arrow keys go from day to
 * day and from week to week, Home and End to the ends of the week, PageUp and PageDown to the same day of another month. A
 * day that is not drawn is shown, and focused once it is. With Shift they choose the days from the first one on.
 */
export const useDayKeys = ({ frame, period, day, onDay, onChoose, onClear }: DayKeys) => {
  /** The day to come. Keys pressed before it is drawn go on from it. */
  const wanted = useRef<Day>(null);
  useLayoutEffect(() => {
    if (wanted.current !== day) return;
    wanted.current = null;
    buttonOf(frame, day)?.focus();
  }, [frame, day]);
  return {
    // Before the keys of any grid, which go from cell to cell.
    onKeyDownCapture: (event: KeyboardEvent<HTMLElement>): void => {
      if (event.key === 'Escape') onClear();
      const from = wanted.current ?? dayAt(event.target);
      const to = dayAfter(from, event, period);
      if (from === undefined || to === undefined) return;
      event.preventDefault();
      if (event.shiftKey) onChoose(from, to);
      else onClear();
      const drawn = buttonOf(frame, to);
      const isOtherMonth = event.key.startsWith('Page') && !isSameMonth(to, day);
      if (drawn && !isOtherMonth) {
        wanted.current = null;
        drawn.focus();
      } else {
        wanted.current = to;
        onDay(to);
      }
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
      if (!relatedTarget || currentTarget.contains(relatedTarget)) return;
      wanted.current = null;
      onClear();
    },
  };
};

/** The day to which a key leads; undefined for other keys. */
const dayAfter = (
  day: Day | undefined,
  { key, ctrlKey, altKey, metaKey, shiftKey }: KeyboardEvent,
  { from, to }: Period,
): Day | undefined => {
  if (day === undefined || altKey || metaKey) return undefined;
  if (ctrlKey && shiftKey) return undefined;
  if (ctrlKey) return { Home: from, End: to }[key];
  return STEPS[key]?.(day);
};

const STEPS: Readonly<Record<string, (day: Day) => Day>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: startOfWeek,
  End: (day) => addDays(startOfWeek(day), 6),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

/** The day whose number, or one of whose items, is `target`. */
export const dayAt = (target: EventTarget | null): Day | undefined =>
  (target as Element | null)
    ?.closest('[role="gridcell"]')
    ?.querySelector<HTMLElement>('button[data-list]')?.dataset['list'];

const buttonOf = (frame: RefObject<HTMLElement | null>, day: Day): HTMLElement | null =>
  frame.current?.querySelector<HTMLElement>(selectorOf(day)) ?? null;

/** Selects the button with the number of a day. */
export const selectorOf = (day: Day): string => `button[data-list="${day}"]`;
