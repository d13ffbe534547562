import { startTransition, useEffect, useState } from 'react';
import { useIsPrinting } from '@/ui/browser/useIsPrinting';

/**
 * Returns the range of rows to render, from `from` to before `to`. It begins with the first `size` of `length` rows, or
 * with those around `start`, and grows by `size` rows at both ends in each step, so that the page stays responsive. For
 * printing, all rows render at once.
 */
export const useSlices = (
  length: number,
  size: number,
  start = 0,
): { from: number; to: number } => {
  const isPrinting = useIsPrinting();
  const [range, setRange] = useState(() => {
    const from = start < size ? 0 : Math.floor(start - size / 2);
    return { from, to: from + size };
  });
  const { from, to } = range;
  const isWhole = from === 0 && to >= length;
  useEffect(() => {
    if (isWhole) return undefined;
    const grow = () =>
      startTransition(() => setRange({ from: Math.max(from - size, 0), to: to + size }));
    // Deferred to a task of its own: on browser back, React renders transitions at once, before the page is painted.
    const timer = setTimeout(grow);
    return () => clearTimeout(timer);
  }, [isWhole, from, to, size]);
  return isPrinting ? { from: 0, to: length } : { from, to: Math.min(to, length) };
};
