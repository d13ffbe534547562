import { useEffect, useRef } from 'react';

/**
 * Returns a ref for the strip of pills. When one is added to the filters in use, `sources`, the strip scrolls sideways
 * to its pill: there may be room for two or three. It opens at its start, and returns there when none is in use.
 */
export const usePillInSight = (sources: readonly string[]) => {
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
    const beyond = pill.getBoundingClientRect().right - strip.current.getBoundingClientRect().right;
    // `scrollIntoView` would move the page as well.
    strip.current.scrollLeft += Math.max(0, beyond + EDGE);
  }, [inUse]);
  return strip;
};

/** Pixels: at an edge with more behind it there is a button. */
const EDGE = 48;
