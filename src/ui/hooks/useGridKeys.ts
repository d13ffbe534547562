import { useEffect, type RefObject } from 'react';
import { whenIdle } from '@/ui/browser/when-idle';

/**
 * Makes the grid in `frame` a single Tab stop, in which arrow keys move. Tab enters it at the element that matches
 * `first`; with `isCellOpen` it also goes through the other controls of the cell. Loaded separately, once the grid was
 * drawn.
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
    // If it can't be loaded, each control is a Tab stop, as on any page.
    manage().catch(() => undefined);
    return () => {
      isOver = true;
      end?.();
    };
  }, [frame, first, isCellOpen]);
};

/** Loads the code of the keys, for the first grid once that was drawn. */
const gridKeys = async () => {
  await (firstDrawn ??= new Promise((resolve) => whenIdle(resolve, DRAWN_WITHIN_MS)));
  return import('./grid-keys');
};

let firstDrawn: Promise<void> | undefined;

/** The longest time that the first grid waits for its keys. */
const DRAWN_WITHIN_MS = 500;
