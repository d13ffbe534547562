import { useLayoutEffect, type RefObject } from 'react';

/**
 * Has the table in `wrapper` as spacious as it fits: as it is, its cells closer together and its names on two lines, or
 * scrolling in its card. What it needs is measured, since heads and cells differ by language and data. The outcome is
 * the wrapper's `data-density`, which ListTable.module.css draws.
 */
export const useDensity = (wrapper: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    if (wrapper.current) fit(wrapper.current);
  });
  useLayoutEffect(() => {
    const watched = wrapper.current;
    if (!watched) return undefined;
    const observer = new ResizeObserver(() => fit(watched));
    observer.observe(watched);
    for (const table of watched.children) observer.observe(table);
    return () => observer.disconnect();
  }, [wrapper]);
};

const fit = (wrapper: HTMLElement) => {
  for (const density of DENSITIES) {
    wrapper.dataset.density = density;
    if (wrapper.scrollWidth <= wrapper.clientWidth) return;
  }
};

const DENSITIES = ['normal', 'dense', 'scrolling'] as const;
