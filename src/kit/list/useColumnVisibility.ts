import { useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import { useResourceContext } from 'react-admin';
import { personalKey } from '@/providers/preferences/preferences';
import type { Column } from '@/kit/fields/column';
import { BOX_WIDTH, hiddenColumns } from './column-visibility';

export type ColumnVisibility = {
  /** The columns that are hidden unless the user shows them. */
  hidden: string[];
  /** Store key of the user's choice: one for a wide window, another for a narrow one. */
  storeKey: string;
};

/** Determines which columns fit into `frame` beside `boxes` columns of checkboxes or menus; follows its width. */
export const useColumnVisibility = (
  frame: RefObject<HTMLElement | null>,
  columns: readonly Column[],
  boxes: number,
): ColumnVisibility => {
  const resource = useResourceContext();
  const everywhere = useMemo(() => hiddenColumns(columns, Infinity).join(), [columns]);
  // A text, so that a new width that hides the same columns causes no render.
  const [names, setNames] = useState(() => hiddenIn(lastWidth, columns, boxes));
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measure = () => {
      lastWidth = element.clientWidth;
      setNames(hiddenIn(lastWidth, columns, boxes));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame, columns, boxes]);
  return useMemo(
    () => ({
      hidden: names === '' ? [] : names.split(','),
      storeKey: personalKey(`${resource}.datatable${names === everywhere ? '' : '.narrow'}`),
    }),
    [names, everywhere, resource],
  );
};

/** Width in pixels of the last list. The next one is probably as wide, and then does not render twice. */
let lastWidth = Infinity;

const hiddenIn = (width: number, columns: readonly Column[], boxes: number): string =>
  hiddenColumns(columns, width - boxes * BOX_WIDTH).join();
