import { useEffect, useState } from 'react';

/** The last `value` that has not changed for `delay` milliseconds. */
export const useDebounced = <T>(value: T, delay = 250): T => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
};
