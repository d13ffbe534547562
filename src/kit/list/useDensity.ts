import { useLayoutEffect, type RefObject } from 'react';

/**
 * Fits the table into `wrapper`: with normal spacing if there is room, else with less padding and names on two lines,
 * else scrolling in its card. The result is the wrapper's `data-density`, which ListTable.module.css reads.
 *
 * The required width is measured, because headers and cells differ by language and data. Measuring lays out the whole
 * page, so it is done only for new `rows`, another number of `columns` and another width.
 */
export const useDensity = (
  wrapper: RefObject<HTMLElement | null>,
  rows: readonly unknown[],
  columns: number,
): void => {
  useLayoutEffect(() => {
    const frame = wrapper.current;
    if (!frame) return undefined;
    let width: number | null = null;
    const fit = () => {
      if (width !== null && width === frame.scrollWidth) return;
      DENSITIES.some((density) => {
        frame.setAttribute('data-density', density);
        return frame.scrollWidth <= frame.clientWidth;
      });
      width = frame.scrollWidth;
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(frame);
    for (const table of frame.children) observer.observe(table);
    return () => observer.disconnect();
    // The width depends on them, though the code reads them from the page.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [wrapper, rows, columns]);
};

const DENSITIES = ['normal', 'dense', 'scrolling'];
