import { useLayoutEffect, type RefObject } from 'react';
import { focusMain } from '@/ui/hooks/focus-main';
import type { CalendarItem } from './calendar-items';

/**
 * Focuses the item of `key` inside `frame` when `items` change and nothing has the focus, because a moved item is
 * rendered again elsewhere. If the item is not rendered, it focuses the page's content.
 */
export const useFocusOnItem = (
  frame: RefObject<HTMLElement | null>,
  key: RefObject<string | null>,
  items: readonly CalendarItem[] | undefined,
): void => {
  // Before the grid gives the lost focus to the place that the item has left.
  useLayoutEffect(() => {
    if (!items || key.current === null || document.activeElement !== document.body) return;
    const drawn = [...(frame.current?.querySelectorAll<HTMLElement>('[data-item]') ?? [])];
    const moved = items.find((item) => item.key === key.current);
    const element = drawn.find(({ dataset }) => dataset.item === moved?.key);
    if (element) element.focus();
    else focusMain();
  }, [frame, key, items]);
};
