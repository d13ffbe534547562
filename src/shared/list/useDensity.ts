import { useLayoutEffect, type RefObject } from 'react';

/**
 * Has the table in `wrapper` as spacious as it fits: as it is, its cells closer together and its names on two lines, or
 * scrolling in its card. What it needs is measured, since heads and cells differ by language and data. The outcome is
 * the wrapper's `data-density`, which `densityStyles` draws.
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

export const densityStyles = {
  '& [data-density=dense]': {
    '& .MuiTableCell-root': { px: 1, '&:first-of-type': { pl: 2 }, '&:last-of-type': { pr: 2 } },
    '& .RaDataTable-rowCell .name': {
      minWidth: 56,
      WebkitLineClamp: 2,
      wordBreak: 'normal',
      overflowWrap: 'anywhere',
      lineHeight: 1.3,
    },
    // The arrow of a head stands between two columns, where there is room already.
    '& .MuiTableSortLabel-icon': { position: 'absolute', left: '100%', m: 0 },
    '& .MuiTableCell-alignRight .MuiTableSortLabel-icon': { left: 'auto', right: '100%' },
  },
  // A head that sticks to the page, or columns that scroll in their card: a browser grants one of the two.
  '& [data-density=scrolling]': {
    overflowX: 'auto',
    '& .RaDataTable-headerCell': { position: 'static' },
  },
} as const;
