import { useCallback, useEffect, useRef } from 'react';

/** Returns a function that tells after an answer whether the component is mounted: a user who has left stays away. */
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
