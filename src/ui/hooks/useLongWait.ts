import { useEffect, useState } from 'react';

/** Whether a wait has taken longer than five seconds, and a function that restarts the five seconds. */
export const useLongWait = () => {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (isLong) return undefined;
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, [isLong]);
  return { isLong, beginAnew: () => setLong(false) };
};

const LONG_MS = 5_000;
