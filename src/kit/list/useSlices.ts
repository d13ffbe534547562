import { startTransition, useEffect, useState } from 'react';
import { useIsPrinting } from '@/ui/browser/useIsPrinting';

/**
 * Returns the range of the `length` rows that are rendered so far, `from` included and `to` excluded. It begins with
 * the first `size` rows, or with those around `start`, and grows by `size` rows at both ends at a time: the page
 * stays responsive. For printing, all rows are rendered at once.
 */
export const useSlices = (
  length: number,
  size: number,
  start = 0,
): { from: number; to: number } => {
  const isPrinting = useIsPrinting();
  const [reached, setReached] = useState(() => {
    const from = start < size ? 0 : Math.floor(start - size / 2);
    return { from, to: from + size };
  });
  const { from, to } = reached;
  const isWhole = from === 0 && to >= length;
  useEffect(() => {
    if (isWhole) return undefined;
    const drawMore = () =>
      startTransition(() => setReached({ from: Math.max(from - size, 0), to: to + size }));
    // Deferred to a task of its own: on browser back, React renders transitions at once, before the page is painted.
    const timer = setTimeout(drawMore);
    return () => clearTimeout(timer);
  }, [isWhole, from, to, size]);
  return isPrinting ? { from: 0, to: length } : { from, to: Math.min(to, length) };
};
