import { useEffect, useState, type FocusEvent } from 'react';
import { focusMainIfLost } from '@/ui/hooks/focus-main';

/**
 * Moves the focus to the page's content when the focused part of a list is removed, such as a row that was deleted or
 * no longer matches. The handlers belong on the element around the list.
 */
export const useKeptFocus = () => {
  // In a microtask, after the table has focused the row that replaces a removed one.
  const [observer] = useState(() => new MutationObserver(() => queueMicrotask(focusMainIfLost)));
  useEffect(() => () => observer.disconnect(), [observer]);
  return {
    onFocus: ({ currentTarget }: FocusEvent) =>
      observer.observe(currentTarget, { childList: true, subtree: true }),
    onBlur: () => observer.disconnect(),
  };
};
