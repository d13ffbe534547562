import { useEffect, useRef, type RefObject } from 'react';
import { focusMainIfLost } from './focus-main';

/**
 * For a button that is disabled while `isBusy` and so loses the focus. It is focused again afterwards, unless another
 * element has the focus by then; if the button is gone, the page's content is focused.
 */
export const useRestoredFocus = (isBusy: boolean): RefObject<HTMLButtonElement | null> => {
  const button = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(isBusy);
  useEffect(() => {
    const isOver = wasBusy.current && !isBusy;
    wasBusy.current = isBusy;
    if (!isOver) return;
    if (!button.current) focusMainIfLost();
    else if (document.activeElement?.contains(button.current)) button.current.focus();
  }, [isBusy]);
  useEffect(() => () => void (wasBusy.current && focusMainIfLost()), []);
  return button;
};
