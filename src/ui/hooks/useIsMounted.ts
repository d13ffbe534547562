import { useCallback, useEffect, useRef } from 'react';

/** Returns whether the component is still mounted, for what follows an answer: a user who has left is not led back. */
export const useIsMounted = (): (() => boolean) => {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useCallback(() => isMounted.current, []);
};
