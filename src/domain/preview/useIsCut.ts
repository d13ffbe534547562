import { useEffect, useState, type RefObject } from 'react';

/** Whether `frame` is too low for its content, which scrolls inside it. */
export const useIsCut = (frame: RefObject<HTMLElement | null>): boolean => {
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () => setCut(element.scrollHeight > element.clientHeight);
    const sizes = new ResizeObserver(measure);
    const watchAll = () => {
      sizes.disconnect();
      for (const watched of [element, ...element.children]) sizes.observe(watched);
    };
    // The content may be rendered later than its frame.
    const parts = new MutationObserver(watchAll);
    parts.observe(element, { childList: true });
    watchAll();
    return () => {
      sizes.disconnect();
      parts.disconnect();
    };
  }, [frame]);
  return isCut;
};
