import { useEffect, useRef } from 'react';

/**
 * Returns a ref for the strip of pills. When the filters in use, `sources`, change, it scrolls sideways to the last of
 * their pills: the strip may have room for two or three.
 */
export const usePillInSight = (sources: readonly string[]) => {
  const strip = useRef<HTMLDivElement>(null);
  const inUse = sources.join();
  useEffect(() => {
    if (inUse === '' || !strip.current) return;
    const pill = [...strip.current.querySelectorAll('[data-set="true"]')].at(-1);
    if (!pill) return;
    const beyond = pill.getBoundingClientRect().right - strip.current.getBoundingClientRect().right;
    // `scrollIntoView` would move the page as well.
    strip.current.scrollLeft += Math.max(0, beyond + FADED);
  }, [inUse]);
  return strip;
};

/** Pixels: pills are faded at an edge with more behind it. */
const FADED = 32;
