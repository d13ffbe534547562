import { useEffect, useRef, type RefObject } from 'react';
import { focusMainIfLost } from '../page/focus-main';

/**
 * For a button that is disabled while `isBusy`, by which it loses the focus to what it stands in: the document's body,
 * or a dialog that holds the focus. It has it back when the work is over, unless something else has it by then; where
 * the button is gone, the page's content has it.
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
