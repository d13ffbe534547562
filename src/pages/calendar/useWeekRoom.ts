import { useCallback, useLayoutEffect, useMemo, useState, type RefObject } from 'react';

/** Pixels, by the width of the days: a narrow day breaks each title in two lines. */
const SIZES = {
  wide: { lane: 24, lanes: 2 },
  narrow: { lane: 36, lanes: 1 },
  phone: { lane: 24, lanes: 1 },
} as const;

/** Below this width of the weeks their days are narrow: they are beside the menu of a small window. */
const NARROW = 900;

/** Pixels: the line with the number of the day, and that of the items under way. */
export const HEAD_HEIGHT = 28;
export const RUN_HEIGHT = 20;

export type WeekRoom = {
  /** The lowest height of a week in pixels. */
  height: number;
  /** The height of a lane in pixels. */
  lane: number;
  lanes: number;
  isNarrow: boolean;
  /** Whether a day has room only for the number of its items, as on a phone. */
  isCounted: boolean;
};

/**
 * Returns the room of each of `weeks` weeks inside `frame`: together they end where the window does, unless it is too low
 * for the least that a week shows. Undefined before it is measured.
 */
export const useWeekRoom = (
  frame: RefObject<HTMLElement | null>,
  weeks: number,
  isPhone: boolean,
): WeekRoom | undefined => {
  const [room, setRoom] = useState<{ height: number; isNarrow: boolean }>();
  const measure = useCallback(() => {
    const head = frame.current?.querySelector('[role="row"]')?.getBoundingClientRect();
    if (!head) return;
    const height = window.innerHeight - (head.bottom + window.scrollY) - BELOW;
    const isNarrow = head.width <= NARROW;
    setRoom((known) =>
      known?.height === height && known.isNarrow === isNarrow ? known : { height, isNarrow },
    );
  }, [frame]);
  useLayoutEffect(() => {
    measure();
    // The menu beside it may fold.
    const observer = new ResizeObserver(measure);
    if (frame.current) observer.observe(frame.current);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [frame, measure]);
  return useMemo(() => {
    if (!room) return undefined;
    const { lane, lanes } = SIZES[isPhone ? 'phone' : room.isNarrow ? 'narrow' : 'wide'];
    const around = HEAD_HEIGHT + RUN_HEIGHT;
    const height = Math.max(Math.floor(room.height / weeks), around + lane * lanes);
    return {
      height,
      lane,
      lanes: Math.floor((height - around) / lane),
      isNarrow: room.isNarrow,
      isCounted: isPhone,
    };
  }, [room, weeks, isPhone]);
};

/** Pixels between the last week and the edge of the window. */
const BELOW = 16;
