import type { PopoverActions, PopoverProps } from '@mui/material/Popover';
import { useCallback, useRef } from 'react';

type Placement = Pick<PopoverProps, 'action' | 'anchorOrigin' | 'transformOrigin'>;

/**
 * Places a popover of `width` pixels at the right of `anchor`, else at its left, so that it does not cover the anchor
 * however high it is; below or above it, as any popover, where neither side has room or the anchor is a long line.
 * Returns its props and the ref of its contents: it is placed anew when they grow, as they do once they are read.
 */
export const useBeside = (anchor: HTMLElement, width: number) => {
  const action = useRef<PopoverActions>(null);
  const contents = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const observer = new ResizeObserver(() => {
        if (anchor.isConnected) action.current?.updatePosition();
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [anchor],
  );
  return { place: { action, ...sideOf(anchor, width) } satisfies Placement, contents };
};

/** Pixels between it and its anchor, and the edge of the window. */
const GAP = 6;
const MARGIN = 16;

/** The side of `anchor` at which a popover of `width` pixels has room; none for below or above it. */
export const sideOf = (anchor: HTMLElement, width: number): Placement => {
  const { left, right } = anchor.getBoundingClientRect();
  const room = width + GAP + MARGIN;
  // The end of a long line is far from what it says.
  if (right - left > width * 2) return {};
  if (right + room <= window.innerWidth) {
    return {
      anchorOrigin: { vertical: 'top', horizontal: 'right' },
      transformOrigin: { vertical: 'top', horizontal: -GAP },
    };
  }
  if (left < room) return {};
  return {
    anchorOrigin: { vertical: 'top', horizontal: 'left' },
    transformOrigin: { vertical: 'top', horizontal: width + GAP },
  };
};
