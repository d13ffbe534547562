import { useRef } from 'react';

/**
 * Wraps `work` so that it never runs twice at once: a call while it runs does nothing and returns undefined. Disabling
 * the button comes too late for a double press, because it takes effect with the next render.
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
