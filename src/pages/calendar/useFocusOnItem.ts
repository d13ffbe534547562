import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-admin';
import { focusMain, isFocusUnused, onInput } from '@/ui/hooks/focus-main';
import type { CancelState } from '@/kit/save-bar/useCancelLink';
import type { CalendarItem } from './calendar-items';

type Frame = RefObject<HTMLElement | null>;

/**
 * Focuses the item that was opened last inside `frame`: on the way back from its record, and when `items` change and
 * nothing has the focus, because a moved item is rendered again elsewhere. If a moved item is not rendered, it focuses
 * the page's content. The way back from an item in the list of a full day, or of a week, leads to the button that opened
 * the list. Returns a function to call with the item whose card opens and the `data-list` of that button, and with null
 * when the card is closed.
 */
export const useFocusOnItem = (
  frame: Frame,
  items: readonly CalendarItem[] | undefined,
): ((opened: CalendarItem | null, list?: string) => void) => {
  const entry = useEntry();
  const last = useRef<string>(null);
  // Before the grid gives the lost focus to the place that the item has left.
  useLayoutEffect(() => {
    if (!items || last.current === null || document.activeElement !== document.body) return;
    const moved = items.find(({ key }) => key === last.current);
    const element = moved && drawnIn(frame, 'item', moved.key);
    if (element) element.focus();
    else focusMain();
  }, [frame, items]);
  useFocusOnReturn(frame, entry);
  return (opened, list) => {
    if (opened === null) {
      leftOpen.delete(entry);
      return;
    }
    last.current = opened.key;
    leftOpen.set(entry, { item: opened.key, list });
  };
};

/** The state of the link that cancels a form opened from the calendar: the entry of the history that was left. */
type ReturnState = { left: string };

/** The entry of the history in which the calendar is, or was when the form that was cancelled was opened. */
const useEntry = (): string => {
  const { key = '', state } = useLocation();
  return (state as Partial<ReturnState> | null)?.left ?? key;
};

/** Returns the state of links to forms, which are cancelled back to the calendar as it is. */
export const useCancelState = (): CancelState => {
  const { pathname, search } = useLocation();
  const left = useEntry();
  return { cancel: { to: pathname + search, state: { left } satisfies ReturnState } };
};

type LeftOpen = { item: string; list: string | undefined };

/** The items whose card was open when the calendar was left, by the entry of the history. */
const leftOpen = new Map<string, LeftOpen>();

/**
 * The items are drawn once they are read and their weeks are measured, and anew with each kind that is read later. The
 * item has the focus again after each, until the user's first key or click.
 */
const useFocusOnReturn = (frame: Frame, entry: string): void => {
  const first = useRef(entry);
  useEffect(() => {
    const left = leftOpen.get(first.current);
    if (!left || !frame.current) return undefined;
    const { item, list } = left;
    const take = () => {
      if (!isFocusUnused()) return;
      const button = list === undefined ? undefined : drawnIn(frame, 'list', list);
      (button ?? drawnIn(frame, 'item', item))?.focus();
    };
    const observer = new MutationObserver(take);
    const forget = onInput(() => observer.disconnect());
    observer.observe(frame.current, { childList: true, subtree: true });
    take();
    return () => {
      forget();
      observer.disconnect();
    };
  }, [frame]);
};

/** The button of an item, or of a list. */
const drawnIn = (frame: Frame, kind: 'item' | 'list', key: string): HTMLElement | undefined =>
  [...(frame.current?.querySelectorAll<HTMLElement>(`button[data-${kind}]`) ?? [])].find(
    ({ dataset }) => dataset[kind] === key,
  );
