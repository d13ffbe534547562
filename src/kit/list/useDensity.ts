import { useLayoutEffect, type RefObject } from 'react';

/**
 * Fits the table into `wrapper`: with normal spacing if there is room, else with less padding and names on two lines,
 * else scrolling in its card.
 * The required width is measured, because headers and cells differ by language and data. The result is the wrapper's
 * `data-density`, which ListTable.module.css reads.
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
