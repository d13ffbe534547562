import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that defers an action which shifts the layout until no pointer is down. A press on a button that
 * leaves a field shows the field's error, which would move the button from under the pointer and lose the press.
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
    // Later actions queue up, so that a form is validated for its save after the field that the press has left.
    if (isDown.current || waiting.current.length > 0) waiting.current.push(action);
    else action();
  }, []);
};
