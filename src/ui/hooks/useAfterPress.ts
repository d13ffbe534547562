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
    window.addEventListener('pointerdown', press, true);
    window.addEventListener('pointerup', release, true);
    window.addEventListener('pointercancel', release, true);
    return () => {
      window.removeEventListener('pointerdown', press, true);
      window.removeEventListener('pointerup', release, true);
      window.removeEventListener('pointercancel', release, true);
    };
  }, []);
  return useCallback((action: () => void) => {
    // Later actions queue up: a form's save is validated after the field that was left for it.
    if (isDown.current || waiting.current.length > 0) waiting.current.push(action);
    else action();
  }, []);
};
