import { useLayoutEffect, useRef, type RefObject } from 'react';
import { isFocusLost } from './focus-main';

/**
 * Ref of an element that gets the focus when it replaces the focused one, such as the result of a button that has
 * disappeared. An element that is not focusable by itself needs the tab index -1. `isResult` is false where the element
 * is part of the page from the beginning.
 */
export const useFocusIfLost = <T extends HTMLElement>(isResult = true): RefObject<T | null> => {
  const element = useRef<T>(null);
  const isWanted = useRef(isResult);
  useLayoutEffect(() => {
    if (isWanted.current && isFocusLost()) element.current?.focus();
  }, []);
  return element;
};
