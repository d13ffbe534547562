import { useEffect, type RefObject } from 'react';

/** Makes the table in `frame` a single Tab stop, in which arrow keys move. Loaded separately: the rows come first. */
export const useGridKeys = (frame: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    let end: (() => void) | undefined;
    let isOver = false;
    const manage = async () => {
      const { manageGridKeys } = await import('@/ui/grid/grid-keys');
      const table = frame.current?.querySelector('table');
      if (table && !isOver) end = manageGridKeys(table, 'tbody a[href]');
    };
    // Where it can't be loaded, each control is a Tab stop, as in any table.
    manage().catch(() => undefined);
    return () => {
      isOver = true;
      end?.();
    };
  }, [frame]);
};
