import { useRef } from 'react';

/**
 * `work`, never twice at once: a call while it is under way does nothing. A button's own state would let a
 * second press through before the next render.
 */
export const useSingleFlight = <Args extends readonly unknown[]>(
  work: (...args: Args) => Promise<void>,
): ((...args: Args) => Promise<void>) => {
  const isUnderWay = useRef(false);
  return async (...args) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      await work(...args);
    } finally {
      isUnderWay.current = false;
    }
  };
};
