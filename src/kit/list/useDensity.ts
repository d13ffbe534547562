import { useLayoutEffect, type RefObject } from 'react';

/**
 * Fits the table into `wrapper`: with normal spacing if there is room, else with less padding and names on two lines,
 * else scrolling in its card. It sets `data-density` of the wrapper, which ListTable.module.css reads.
 *
 * The required width is measured, because headers and cells differ by language and data. Measuring lays out the page up
 * to three times, so it is repeated only for new `rows`, another number of `columns` or another width. When the user
 * returns to a list, its rows keep their density.
 */
export const useDensity = (
  wrapper: RefObject<HTMLElement | null>,
  rows: readonly unknown[],
  columns: number,
): void => {
  useLayoutEffect(() => {
    const frame = wrapper.current;
    if (!frame) return undefined;
    const headers = `${columns} ${document.documentElement.lang}`;
    const known = fits.get(rows);
    let fitted = known?.headers === headers ? known : undefined;
    const fit = () => {
      // The width is compared only with an earlier measurement, because reading it lays out the page once more.
      if (fitted && fitted.width === frame.scrollWidth) return;
      const fitting = DENSITIES.find((density) => {
        frame.setAttribute('data-density', density);
        return frame.scrollWidth <= frame.clientWidth;
      });
      fitted = { density: fitting ?? SCROLLING, width: frame.scrollWidth, headers };
      fits.set(rows, fitted);
    };
    // The observer checks a remembered density once the page has been laid out.
    if (fitted) frame.setAttribute('data-density', fitted.density);
    else fit();
    const observer = new ResizeObserver(fit);
    observer.observe(frame);
    for (const table of frame.children) observer.observe(table);
    return () => observer.disconnect();
    // The measured width depends on rows and columns, although the code does not read them.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [wrapper, rows, columns]);
};

const SCROLLING = 'scrolling';
const DENSITIES = ['normal', 'dense', SCROLLING];

/** The last density of rows, with the width it led to and the headers it was measured with. */
type Fit = { density: string; width: number; headers: string };
const fits = new WeakMap<readonly unknown[], Fit>();
