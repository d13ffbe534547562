import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';
import { useEvent } from 'react-admin';
import { distance, held, zoomed, type MapSize, type MapView } from './map-view';
import type { Pixel } from './mercator';

type MapGestures = {
  frame: RefObject<HTMLElement | null>;
  size: MapSize;
  view: MapView;
  onView: (view: MapView) => void;
  /** Called with the pixel of a click or tap that moved nothing. */
  onClick?: (pixel: Pixel) => void;
};

/** The map as it was taken hold of, and where. */
type Grip = { view: MapView; fingers: readonly Pixel[] };

/** A hand trembles: a press that moves less than this is a click. */
const CLICK_PIXELS = 4;
const WHEEL_PER_ZOOM = 240;

/**
 * Dragging with a mouse or a finger, pinching with two, and the wheel. The wheel belongs to the page until
 * the map has the focus (or Ctrl is held), and a finger that moves up and down scrolls the page.
 */
export const useMapGestures = ({ frame, size, view, onView, onClick }: MapGestures) => {
  const fingers = useRef(new Map<number, Pixel>());
  const grip = useRef<Grip>({ view, fingers: [] });
  const isClick = useRef(false);

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

  // Each finger that comes or goes takes hold anew; in between, the view follows from the grip alone.
  const take = () => {
    grip.current = { view, fingers: [...fingers.current.values()] };
  };
  const start = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    fingers.current.set(event.pointerId, pixelOf(event));
    isClick.current = fingers.current.size === 1;
    take();
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    if (!fingers.current.has(event.pointerId)) return;
    const pixel = pixelOf(event);
    fingers.current.set(event.pointerId, pixel);
    const [pressed = pixel] = grip.current.fingers;
    isClick.current &&= distance(pressed, pixel) < CLICK_PIXELS;
    if (isClick.current) return;
    onView(held(grip.current.view, grip.current.fingers, [...fingers.current.values()], size));
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    if (!fingers.current.delete(event.pointerId)) return;
    if (event.type === 'pointerup' && isClick.current) onClick?.(pixelOf(event));
    take();
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
