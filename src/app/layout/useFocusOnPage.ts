import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus on the page: when the followed link or the closed drawer is gone, `page` receives it. If it fell back
 * to the body, the next Tab would begin at the top of the console. Follows `location`, the address with its query.
 */
export const useFocusOnPage = (page: RefObject<HTMLElement | null>, location: string): void => {
  const shown = useRef(location);
  useEffect(() => {
    if (shown.current === location) return;
    shown.current = location;
    if (document.activeElement === document.body) page.current?.focus({ preventScroll: true });
  }, [page, location]);
};
