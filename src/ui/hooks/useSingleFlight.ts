import { useRef } from 'react';

/**
 * `work`, never running twice at once: a call in between does nothing and returns undefined. The disabled state of a
 * button comes too late for a double press, with the next render.
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
