import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { focusMainIfLost, isFocusLost } from './focus-main';

/**
 * The ref of a button that is disabled while `isBusy` and so loses the focus. It is focused again afterwards, unless
 * another element has the focus by then, and so is the one that takes its place; if the button is gone, the page's
 * content is focused.
 */
export const useRestoredFocus = (isBusy: boolean): RefObject<HTMLButtonElement | null> => {
  const button = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(isBusy);
  const focused = useRef<HTMLButtonElement | null>(null);
  useEffect(() => {
    const isOver = wasBusy.current && !isBusy;
    wasBusy.current = isBusy;
    if (!isOver) return;
    if (!button.current) focusMainIfLost();
    else if (document.activeElement?.contains(button.current)) button.current.focus();
    focused.current = button.current;
  }, [isBusy]);
  useLayoutEffect(() => {
    if (focused.current?.isConnected !== false || !isFocusLost()) return;
    focused.current = button.current;
    button.current?.focus();
  });
  useEffect(() => () => void (wasBusy.current && focusMainIfLost()), []);
  return button;
};
