import { useCallback, useLayoutEffect, useMemo, useState, type RefObject } from 'react';

/** Pixels: a lane, and one with a title of two lines. */
const LANE = 24;
const TALL_LANE = 36;

/** The number of lanes of a week, unless the window is too low for all weeks with them or a day only counts its items. */
const LANES = 2;

/** Pixels a week may lack for two lanes: the page then scrolls a little. */
const SLACK = 8;

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
  /** Whether each title has two lines. */
  isTwoLined: boolean;
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
    // The head itself may be stuck below the top bar.
    const top = frame.current?.getBoundingClientRect().top ?? 0;
    const height = window.innerHeight - (top + head.height + window.scrollY) - BELOW;
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
    return room && weekRoom(Math.floor(room.height / weeks), room.isNarrow, isPhone);
  }, [room, weeks, isPhone]);
};

/**
 * Returns the room of a week that is `available` pixels high: two lanes, or one in a low window, where the last week
 * would be out of sight. The titles of narrow days break in two lines, in which they are not cut after a word, unless a day
 * would then show fewer items or the last week be out of sight.
 */
export const weekRoom = (available: number, isNarrow: boolean, isPhone: boolean): WeekRoom => {
  const around = HEAD_HEIGHT + RUN_HEIGHT;
  const hasLanes = !isPhone && available + SLACK >= around + LANE * LANES;
  const least = hasLanes ? LANES : 1;
  const isTwoLined = isNarrow && !isPhone && available >= around + TALL_LANE * least;
  const lane = isTwoLined ? TALL_LANE : LANE;
  const height = Math.max(available, around + lane * least);
  return {
    height,
    lane,
    lanes: Math.floor((height - around) / lane),
    isTwoLined,
    isCounted: isPhone,
  };
};

/** Pixels between the last week and the edge of the window. */
const BELOW = 16;
