import { useEffect, useState, type FocusEvent } from 'react';
import { focusMainIfLost } from '@/ui/hooks/focus-main';

/**
 * Moves the focus to the page's content when the focused part of a list is gone: a row that was deleted or no longer
 * matches. The handlers belong on the element around the list.
 */
export const useKeptFocus = () => {
  // The table itself goes first: it focuses the row in the place of one that is gone.
  const [observer] = useState(() => new MutationObserver(() => queueMicrotask(focusMainIfLost)));
  useEffect(() => () => observer.disconnect(), [observer]);
  return {
    onFocus: ({ currentTarget }: FocusEvent) =>
      observer.observe(currentTarget, { childList: true, subtree: true }),
    onBlur: () => observer.disconnect(),
  };
};
