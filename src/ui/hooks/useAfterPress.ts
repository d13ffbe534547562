import { useCallback, useEffect, useRef } from 'react';

/**
 * Defers an action that moves the page until no pointer is down. Leaving a field by pressing a button shows its error,
 * which would push the button from under the pointer and lose the press.
 */
export const useAfterPress = () => {
  const isDown = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const press = () => {
      isDown.current = true;
    };
    const release = () => {
      isDown.current = false;
      // The click event follows immediately.
      setTimeout(() => {
        for (const action of waiting.current.splice(0)) action();
      });
    };
    const end = new AbortController();
    const options = { capture: true, signal: end.signal };
    window.addEventListener('pointerdown', press, options);
    window.addEventListener('pointerup', release, options);
    window.addEventListener('pointercancel', release, options);
    return () => end.abort();
  }, []);
  return useCallback((action: () => void) => {
    // Later actions queue up: a form's save is validated after the field that was left for it.
    if (isDown.current || waiting.current.length > 0) waiting.current.push(action);
    else action();
  }, []);
};
