import {
  clamp,
  scaleAt,
  toPoint,
  toWorld,
  type Pixel,
  type Point,
  type WorldPoint,
} from './mercator';

/** What a map shows: the place in its middle, and how near. A zoom more is twice as large. */
export type MapView = { center: WorldPoint; zoom: number };
/** Pixels. */
export type MapSize = { width: number; height: number };

const MIN_ZOOM = 2;
const MAX_ZOOM = 17;
/** The nearest a map comes by itself: two places of one street would fill it otherwise. */
const FITTING_ZOOM = 10;
/** Around what is fitted in, in pixels: a pin stands 36 pixels high above its place. */
const MARGIN = 44;

/** The whole of Italy. */
export const ITALIAN_CORNERS: readonly Point[] = [
  { latitude: 47.1, longitude: 6.6 },
  { latitude: 36.6, longitude: 18.55 },
];

/** The view that shows all `points`, with a margin around them. */
export const fitting = (points: readonly Point[], { width, height }: MapSize): MapView => {
  const worlds = points.map(toWorld);
  const [left, right] = rangeOf(worlds.map(({ x }) => x));
  const [top, bottom] = rangeOf(worlds.map(({ y }) => y));
  const room = Math.min(
    Math.max(width - 2 * MARGIN, 1) / Math.max(right - left, 1e-9),
    Math.max(height - 2 * MARGIN, 1) / Math.max(bottom - top, 1e-9),
  );
  return {
    center: { x: (left + right) / 2, y: (top + bottom) / 2 },
    zoom: clamp(Math.log2(room / scaleAt(0)), MIN_ZOOM, FITTING_ZOOM),
  };
};

/** Moves what is shown by pixels: what lay `by` from a pixel lies at it now. */
export const panned = ({ center, zoom }: MapView, by: Pixel): MapView => {
  const scale = scaleAt(zoom);
  return {
    zoom,
    center: { x: clamp(center.x + by.x / scale, 0, 1), y: clamp(center.y + by.y / scale, 0, 1) },
  };
};

/** Comes `steps` nearer; the place at the pixel `anchor` stays where it is, by default the middle. */
export const zoomed = (
  view: MapView,
  steps: number,
  size: MapSize,
  anchor: Pixel = { x: size.width / 2, y: size.height / 2 },
): MapView => {
  const zoom = clamp(view.zoom + steps, MIN_ZOOM, MAX_ZOOM);
  const away = { x: anchor.x - size.width / 2, y: anchor.y - size.height / 2 };
  const shift = 1 / scaleAt(view.zoom) - 1 / scaleAt(zoom);
  return {
    zoom,
    center: {
      x: clamp(view.center.x + away.x * shift, 0, 1),
      y: clamp(view.center.y + away.y * shift, 0, 1),
    },
  };
};

/**
 * `view`, moved so that what lay under the fingers at `before` lies under them `now`, as near as can be: one
 * finger moves the map, two or more that part or meet zoom it as well.
 */
export const held = (
  view: MapView,
  before: readonly Pixel[],
  now: readonly Pixel[],
  size: MapSize,
): MapView => {
  const from = middle(before);
  const to = middle(now);
  const steps = Math.log2(spread(now, to) / spread(before, from));
  return panned(zoomed(view, steps, size, from), { x: from.x - to.x, y: from.y - to.y });
};

/** The pixel at which `point` lies; outside the map where it is out of sight. */
export const pixelOf = ({ center, zoom }: MapView, size: MapSize, point: Point): Pixel => {
  const { x, y } = toWorld(point);
  const scale = scaleAt(zoom);
  return {
    x: (x - center.x) * scale + size.width / 2,
    y: (y - center.y) * scale + size.height / 2,
  };
};

/** The place that lies at `pixel`. */
export const pointAt = ({ center, zoom }: MapView, size: MapSize, pixel: Pixel): Point => {
  const scale = scaleAt(zoom);
  return toPoint({
    x: center.x + (pixel.x - size.width / 2) / scale,
    y: center.y + (pixel.y - size.height / 2) / scale,
  });
};

/** `view`, moved no further than needed for `point` to be in sight. */
export const showing = (view: MapView, size: MapSize, point: Point): MapView => {
  const { x, y } = pixelOf(view, size, point);
  return panned(view, {
    x: x - clamp(x, MARGIN, size.width - MARGIN),
    y: y - clamp(y, MARGIN, size.height - MARGIN),
  });
};

/** By how many `pixels` each arrow key moves what it moves. */
export const arrowSteps = (pixels: number): Readonly<Record<string, Pixel>> => ({
  ArrowLeft: { x: -pixels, y: 0 },
  ArrowRight: { x: pixels, y: 0 },
  ArrowUp: { x: 0, y: -pixels },
  ArrowDown: { x: 0, y: pixels },
});

export const distance = (a: Pixel, b: Pixel): number => Math.hypot(a.x - b.x, a.y - b.y);

const middle = (pixels: readonly Pixel[]): Pixel => ({
  x: sum(pixels.map(({ x }) => x)) / pixels.length,
  y: sum(pixels.map(({ y }) => y)) / pixels.length,
});

/** How far apart fingers are, all together; a single one, and those on one spot, count as a pixel wide. */
const spread = (pixels: readonly Pixel[], around: Pixel): number =>
  Math.max(sum(pixels.map((pixel) => distance(pixel, around))), 1);

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

const rangeOf = (values: readonly number[]): [number, number] => [
  Math.min(...values),
  Math.max(...values),
];
