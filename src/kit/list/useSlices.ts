import { startTransition, useEffect, useState } from 'react';
import { useIsPrinting } from '@/ui/browser/useIsPrinting';

/**
 * How many of `length` rows are drawn by now: the first `size`, then as many more at a time, between which the page
 * answers. Paper waits for nothing: it shows all of them.
 */
export const useSlices = (length: number, size: number): number => {
  const isPrinting = useIsPrinting();
  const [reached, setReached] = useState(size);
  const next = Math.min(reached + size, Math.max(length, size));
  useEffect(() => {
    if (next !== reached) startTransition(() => setReached(next));
  }, [next, reached]);
  return isPrinting ? length : Math.min(reached, length);
};
