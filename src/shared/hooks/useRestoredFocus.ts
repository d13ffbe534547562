import { useEffect, useRef, type RefObject } from 'react';

/**
 * For a button that is disabled while `isBusy`, by which it loses the focus to what it stands in: the document's body,
 * or a dialog that holds the focus. It has it back when the work is over, unless something else has it by then.
 */
export const useRestoredFocus = (isBusy: boolean): RefObject<HTMLButtonElement | null> => {
  const button = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(isBusy);
  useEffect(() => {
    const isOver = wasBusy.current && !isBusy;
    wasBusy.current = isBusy;
    if (isOver && document.activeElement?.contains(button.current)) button.current?.focus();
  }, [isBusy]);
  return button;
};
