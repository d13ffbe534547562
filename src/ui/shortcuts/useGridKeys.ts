import { useEffect, type RefObject } from 'react';
import { whenIdle } from '@/ui/browser/when-idle';

/**
 * Makes the grid in `frame` a single Tab stop, in which arrow keys move. Tab enters it at the element that matches
 * `first`; with `isCellOpen` it also goes through the other controls of the cell. The code loads after the first grid
 * has rendered.
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
      const { manageGridKeys } = await gridKeys();
      const grid = frame.current?.querySelector<HTMLElement>('[role="grid"]');
      if (grid && !isOver) end = manageGridKeys(grid, first, isCellOpen);
    };
    // If the code cannot be loaded, each control stays a Tab stop, as on any page.
    manage().catch(() => undefined);
    return () => {
      isOver = true;
      end?.();
    };
  }, [frame, first, isCellOpen]);
};

/** Loads the key handling, for the first grid after it has rendered. */
const gridKeys = async () => {
  await (firstDrawn ??= new Promise((resolve) => whenIdle(resolve, DRAWN_WITHIN_MS)));
  return import('./grid-keys');
};

let firstDrawn: Promise<void> | undefined;

/** The longest time that the first grid waits before it loads its key handling. */
const DRAWN_WITHIN_MS = 500;
