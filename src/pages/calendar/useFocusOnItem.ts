import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-admin';
import { focusMain, isFocusUnused } from '@/ui/hooks/focus-main';
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
  const { key: entry = '' } = useLocation();
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

type LeftOpen = { item: string; list: string | undefined };

/** The items whose card was open when the calendar was left, by the entry of the history. */
const leftOpen = new Map<string, LeftOpen>();

/** The items are drawn once they are read and their weeks are measured; by then the user may have focused another. */
const useFocusOnReturn = (frame: Frame, entry: string): void => {
  const first = useRef(entry);
  useEffect(() => {
    const left = leftOpen.get(first.current);
    if (!left || !frame.current) return undefined;
    const observer = new MutationObserver(() => take(left));
    const take = ({ item, list }: LeftOpen) => {
      const element =
        (list !== undefined && drawnIn(frame, 'list', list)) || drawnIn(frame, 'item', item);
      if (element && isFocusUnused()) element.focus();
      if (element || !isFocusUnused()) observer.disconnect();
    };
    observer.observe(frame.current, { childList: true, subtree: true });
    take(left);
    return () => observer.disconnect();
  }, [frame]);
};

/** The button of an item, or of a list. */
const drawnIn = (frame: Frame, kind: 'item' | 'list', key: string): HTMLElement | undefined =>
  [...(frame.current?.querySelectorAll<HTMLElement>(`button[data-${kind}]`) ?? [])].find(
    ({ dataset }) => dataset[kind] === key,
  );
