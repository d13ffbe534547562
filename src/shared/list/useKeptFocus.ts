import { useEffect, useState, type FocusEvent } from 'react';
import { focusMainIfLost } from '../page/focus-main';

/**
 * Gives the focus to the page's content once what had it in a list is gone: with the row of a record that was deleted, or
 * that the filters no longer leave. The handlers belong to the element around the list.
 */
export const useKeptFocus = () => {
  const [observer] = useState(() => new MutationObserver(focusMainIfLost));
  useEffect(() => () => observer.disconnect(), [observer]);
  return {
    onFocus: ({ currentTarget }: FocusEvent) =>
      observer.observe(currentTarget, { childList: true, subtree: true }),
    onBlur: () => observer.disconnect(),
  };
};
