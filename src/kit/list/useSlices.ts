import { startTransition, useEffect, useState } from 'react';
import { useIsPrinting } from '@/ui/browser/useIsPrinting';

/**
 * How many of `length` rows are rendered so far: the first `size`, then as many more at a time, so that the page stays
 * responsive in between. Printing renders all of them at once.
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
