import { useRef } from 'react';

/**
 * `work`, never twice at once: a call while it is under way does nothing, and answers undefined. A button's own
 * state would let a second press through before the next render.
 */
export const useSingleFlight = <Args extends readonly unknown[], Answer>(
  work: (...args: Args) => Promise<Answer>,
): ((...args: Args) => Promise<Answer | undefined>) => {
  const isUnderWay = useRef(false);
  return async (...args) => {
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    try {
      return await work(...args);
    } finally {
      isUnderWay.current = false;
    }
  };
};
