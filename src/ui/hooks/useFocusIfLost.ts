import { useLayoutEffect, useRef, type RefObject } from 'react';
import { isFocusLost } from './focus-main';

/**
 * Focuses the element when it appears in the place of the one that had the focus: the result of a button that went with
 * what it was for. An element that takes no focus by itself needs the tab index -1; one that is also there from the
 * beginning takes it where `isResult`.
 */
export const useFocusIfLost = <T extends HTMLElement>(isResult = true): RefObject<T | null> => {
  const element = useRef<T>(null);
  const isWanted = useRef(isResult);
  useLayoutEffect(() => {
    if (isWanted.current && isFocusLost()) element.current?.focus();
  }, []);
  return element;
};
