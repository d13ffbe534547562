import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { dayText } from '@/core/days';
import { announce } from '@/ui/announce/announcer';
import type { Day, Period } from './days';
import { useDaysName } from './useWhen';

/** The attribute of the hour at which a drag over hours creates an item: the pointer is at another one. */
export const RECEIVER = 'data-receiver';

type DayRange = {
  /** The chosen days, from today on; null where they are fewer than two. */
  days: Period | null;
  /** Chooses the days as far as `to`, in either direction: from the first one that was chosen, or from `from` on. */
  choose: (from: Day, to: Day) => void;
  clear: () => void;
  /** Handler of the grid whose empty days are chosen by dragging over them. */
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
};

/**
 * Days on which a new item is to run. They are chosen by dragging over the ground of the days, or by keys (`choose`);
 * `onDragged` receives those that were dragged over, and the box of the last one. A drag over hours of a single day is a
 * press on the first of them, which has the attribute `RECEIVER` meanwhile. Dragging by touch scrolls the page.
 */
export const useDayRange = (
  isEnabled: boolean,
  onDragged: (days: Period, box: HTMLElement) => void,
): DayRange => {
  const [ends, setEnds] = useState<readonly [Day, Day] | null>(null);
  const stop = useRef<() => void>(null);
  const nameOf = useDaysName();
  useEffect(() => () => stop.current?.(), []);

  const onPointerDown = ({ target, button, pointerType, pointerId }: PointerEvent) => {
    const from = isEnabled && button === 0 && pointerType !== 'touch' && boxAt(target);
    setEnds(null);
    if (!from) return;
    let last = from;
    let receiver: HTMLElement | undefined;
    const markReceiver = (box?: HTMLElement) => {
      receiver?.removeAttribute(RECEIVER);
      box?.setAttribute(RECEIVER, '');
      receiver = box;
    };
    const ended = new AbortController();
    const { signal } = ended;
    const onMove = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const over = document.elementsFromPoint(clientX, clientY).map(boxAt).find(Boolean);
      if (!over || over === last) return;
      last = over;
      markReceiver(over !== from && isSameDay(from, over) ? firstOf(from, over) : undefined);
      setEnds([dayOfBox(from), dayOfBox(over)]);
    };
    const end = (isDropped: boolean) => {
      ended.abort();
      markReceiver();
      stop.current = null;
      setEnds(null);
      const days = isDropped && rangeOf([dayOfBox(from), dayOfBox(last)]);
      if (days) onDragged(days, last);
      else if (isDropped && last !== from && isSameDay(from, last)) firstOf(from, last).click();
    };
    const isOther = (event: globalThis.PointerEvent) => event.pointerId !== pointerId;
    window.addEventListener('pointermove', (event) => isOther(event) || onMove(event), { signal });
    window.addEventListener('pointerup', (event) => isOther(event) || end(true), { signal });
    window.addEventListener('pointercancel', (event) => isOther(event) || end(false), { signal });
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal });
    stop.current = () => {
      ended.abort();
      markReceiver();
    };
  };

  const choose = (from: Day, to: Day) => {
    if (!isEnabled) return;
    const chosen = [ends ? ends[0] : from, to] as const;
    setEnds(chosen);
    const days = rangeOf(chosen);
    // The day with the focus says only itself.
    if (days) announce(nameOf(days), { about: 'days' });
  };
  return { days: ends && rangeOf(ends), choose, clear: () => setEnds(null), onPointerDown };
};

/** Items do not begin before today. */
const rangeOf = ([one, other]: readonly [Day, Day]): Period | null => {
  const today = dayText(new Date());
  const [first, to] = one < other ? [one, other] : [other, one];
  const from = first < today ? today : first;
  return from < to ? { from, to } : null;
};

/** The box of the day whose ground is `target`; undefined for a number, an item or anything else. */
const boxAt = (target: EventTarget | null): HTMLElement | undefined =>
  target instanceof HTMLElement && target.matches('[role="gridcell"] > div[data-list]')
    ? target
    : undefined;

const isSameDay = (one: HTMLElement, other: HTMLElement): boolean =>
  dayOfBox(one) === dayOfBox(other);

/** The one that is drawn first: the boxes of a day are in the order of its hours. */
const firstOf = (one: HTMLElement, other: HTMLElement): HTMLElement =>
  one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING ? other : one;

const dayOfBox = ({ dataset }: HTMLElement): Day => dataset['list'] ?? '';
