import { useEffect, type RefObject } from 'react';

/**
 * Makes the grid in `frame` a single Tab stop, in which arrow keys move. Tab enters it at the element that matches
 * `first`; with `isCellOpen` it also goes through the other controls of the cell. Loaded separately: what is in the grid
 * comes first.
 */
export const useGridKeys = (
  frame: RefObject<HTMLElement | null>,
  first: string,
  isCellOpen?: boolean,
): void => {
  useEffect(() => {
    let end: (() => void) | undefined;
    let isOver = false;
    const manage = async () => {
      const { manageGridKeys } = await import('./grid-keys');
      const grid = frame.current?.querySelector<HTMLElement>('[role="grid"]');
      if (grid && !isOver) end = manageGridKeys(grid, first, isCellOpen);
    };
    // If it can't be loaded, each control is a Tab stop, as on any page.
    manage().catch(() => undefined);
    return () => {
      isOver = true;
      end?.();
    };
  }, [frame, first, isCellOpen]);
};
