import { useEffect, type RefObject } from 'react';
import { focusMain } from '@/ui/hooks/focus-main';
import type { CalendarItem } from './calendar-items';

/**
 * Gives the focus to the item of `key` inside `frame` when `items` have changed and nothing has it: an item that was
 * moved is drawn anew elsewhere. Out of sight it leaves it to the page's content.
 */
export const useFocusOnItem = (
  frame: RefObject<HTMLElement | null>,
  key: RefObject<string | null>,
  items: readonly CalendarItem[] | undefined,
): void => {
  useEffect(() => {
    if (!items || key.current === null || document.activeElement !== document.body) return;
    const drawn = [...(frame.current?.querySelectorAll<HTMLElement>('[data-item]') ?? [])];
    const moved = items.find((item) => item.key === key.current);
    const element = drawn.find(({ dataset }) => dataset.item === moved?.key);
    if (element) element.focus();
    else focusMain();
  }, [frame, key, items]);
};
