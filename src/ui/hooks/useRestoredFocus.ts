import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { focusMainIfLost, isFocusLost } from './focus-main';

/**
 * Ref of a button that loses the focus because it is disabled while `isBusy`. Afterwards the button, or the one that
 * has replaced it, gets the focus back, unless another element has it by then; if the button is gone, the page's
 * content gets it.
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
