import { useEffect, useRef } from 'react';

/**
 * Returns a ref for the strip of pills. When a filter is added to those in use, `sources`, the strip scrolls to its
 * pill, because there may be room for only two or three. It returns to its start when no filter is in use.
 */
export const useScrollToPill = (sources: readonly string[]) => {
  const strip = useRef<HTMLDivElement>(null);
  const before = useRef(sources);
  const inUse = sources.join();
  useEffect(() => {
    const [added, ...others] = inUse.split(',').filter((name) => !before.current.includes(name));
    before.current = inUse.split(',');
    if (!strip.current) return;
    if (inUse === '') strip.current.scrollLeft = 0;
    if (!added || others.length > 0) return;
    const pill = strip.current.querySelectorAll('[data-set="true"]')[before.current.indexOf(added)];
    if (!pill) return;
    const overflow =
      pill.getBoundingClientRect().right - strip.current.getBoundingClientRect().right;
    // `scrollIntoView` would move the page as well.
    strip.current.scrollLeft += Math.max(0, overflow + EDGE_BUTTON_WIDTH);
  }, [inUse]);
  return strip;
};

/** Width in pixels of the button at the edge of an overflowing strip. */
const EDGE_BUTTON_WIDTH = 48;
