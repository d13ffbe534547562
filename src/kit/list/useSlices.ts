import { startTransition, useEffect, useState } from 'react';
import { useIsPrinting } from '@/ui/browser/useIsPrinting';

/**
 * Which of `length` rows are rendered so far, `from` included and `to` excluded: the first `size`, or those around
 * `start`, then as many more at both ends at a time, so that the page stays responsive in between. Printing renders all
 * of them at once.
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
    // In a task of its own: while the browser goes back, React renders transitions at once, before the page is painted.
    const timer = setTimeout(drawMore);
    return () => clearTimeout(timer);
  }, [isWhole, from, to, size]);
  return isPrinting ? { from: 0, to: length } : { from, to: Math.min(to, length) };
};
