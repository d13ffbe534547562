import { useEffect, useState, type FocusEvent } from 'react';
import { focusMainIfLost } from '@/ui/hooks/focus-main';

/**
 * Moves the focus to the page's content when the focused part of a list is gone: a row that was deleted or no longer
 * matches. The handlers belong on the element around the list.
 */
export const useKeptFocus = () => {
  // In a microtask, so that the table comes first: it focuses the row that takes the place of a removed one.
  const [observer] = useState(() => new MutationObserver(() => queueMicrotask(focusMainIfLost)));
  useEffect(() => () => observer.disconnect(), [observer]);
  return {
    onFocus: ({ currentTarget }: FocusEvent) =>
      observer.observe(currentTarget, { childList: true, subtree: true }),
    onBlur: () => observer.disconnect(),
  };
};
