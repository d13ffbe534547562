import { useEffect } from 'react';

/**
 * Scrolls each element that a key has focused into sight as a whole. Browsers stop once a part of it is visible, or the
 * caret of a text field: the rest could be under the bar with Save.
 */
export const useFocusInSight = (): void => {
  useEffect(() => {
    let isByKey = false;
    const listen = ({ type }: Event) => (isByKey = type === 'keydown');
    const show = ({ target }: FocusEvent) => {
      if (!isByKey || !(target instanceof HTMLElement) || !target.matches(':focus-visible')) return;
      const { width, height } = target.getBoundingClientRect();
      if (isVisibleSize(width) && isVisibleSize(height) && height < window.innerHeight * HIGHEST) {
        target.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
      }
    };
    const end = new AbortController();
    const { signal } = end;
    document.addEventListener('keydown', listen, { capture: true, signal });
    document.addEventListener('pointerdown', listen, { capture: true, signal });
    document.addEventListener('focusin', show, { signal });
    return () => end.abort();
  }, []);
};

/** Whether an element of this width or height is visible: a hidden file field takes the focus for its label. */
const isVisibleSize = (pixels: number) => pixels > 4;

/** The part of the window that an element may take: a larger one, such as a map, is never whole. */
const HIGHEST = 0.8;
