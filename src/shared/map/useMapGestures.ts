import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';
import { useEvent } from 'react-admin';
import { panned, zoomed, type MapSize, type MapView } from './map-view';
import type { Pixel } from './mercator';

type MapGestures = {
  frame: RefObject<HTMLElement | null>;
  size: MapSize;
  view: MapView;
  onView: (view: MapView) => void;
  /** Called with the pixel of a click or tap that moved nothing. */
  onClick?: (pixel: Pixel) => void;
};

/** A hand trembles: a press that moves less than this is a click. */
const CLICK_PIXELS = 4;
const WHEEL_PER_ZOOM = 240;

/**
 * Dragging with a mouse or a finger, pinching with two, and the wheel. The wheel belongs to the page until
 * the map has the focus (or Ctrl is held), and a finger that moves up and down scrolls the page.
 */
export const useMapGestures = ({ frame, size, view, onView, onClick }: MapGestures) => {
  const pointers = useRef(new Map<number, Pixel>());
  const moved = useRef(0);

  const pixelOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Pixel => {
    const { left, top } = frame.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
    return { x: clientX - left, y: clientY - top };
  };

  const roll = useEvent((event: WheelEvent) => {
    if (!event.ctrlKey && !frame.current?.contains(document.activeElement)) return;
    event.preventDefault();
    onView(zoomed(view, -event.deltaY / WHEEL_PER_ZOOM, size, pixelOf(event)));
  });
  useEffect(() => {
    const element = frame.current;
    // React listens passively, and could not keep the page from scrolling along.
    element?.addEventListener('wheel', roll, { passive: false });
    return () => element?.removeEventListener('wheel', roll);
  }, [frame, roll]);

  const start = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    if (pointers.current.size === 0) moved.current = 0;
    pointers.current.set(event.pointerId, pixelOf(event));
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const pixel = pixelOf(event);
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, pixel);
    moved.current += distance(before, pixel);
    if (moved.current < CLICK_PIXELS) return;
    if (other) {
      const steps = Math.log2(distance(other, pixel) / Math.max(distance(other, before), 1));
      onView(zoomed(view, steps, size, middle(other, pixel)));
    } else {
      onView(panned(view, { x: before.x - pixel.x, y: before.y - pixel.y }));
    }
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    const wasAlone = pointers.current.size === 1;
    if (!pointers.current.delete(event.pointerId)) return;
    if (event.type === 'pointerup' && wasAlone && moved.current < CLICK_PIXELS) {
      onClick?.(pixelOf(event));
    }
  };

  return {
    pixelOf,
    handlers: {
      onPointerDown: start,
      onPointerMove: move,
      onPointerUp: end,
      onPointerCancel: end,
    },
  };
};

const distance = (a: Pixel, b: Pixel) => Math.hypot(a.x - b.x, a.y - b.y);

const middle = (a: Pixel, b: Pixel): Pixel => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
