import { useCallback, useState, type RefCallback } from 'react';

/** Whether an element has come within half a screen of being visible; it stays true from then on. */
export const useIsNear = (): [place: RefCallback<Element>, isNear: boolean] => {
  const [isNear, setIsNear] = useState(typeof IntersectionObserver === 'undefined');
  const place = useCallback((element: Element | null) => {
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setIsNear(true);
        observer.disconnect();
      },
      { rootMargin: '50% 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [place, isNear];
};
