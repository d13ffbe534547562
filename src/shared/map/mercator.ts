/** A place on earth, in degrees. */
export type Point = { latitude: number; longitude: number };
/** The same on the Mercator square: x from 0 in the west to 1, y from 0 in the north to 1. */
export type WorldPoint = { x: number; y: number };
/** Pixels from the upper left corner of a map. */
export type Pixel = { x: number; y: number };

/** The square is cut at this latitude: the poles lie at no distance that could be drawn. */
const LIMIT = 85.0511;
/** Width in pixels of the whole earth at zoom 0, as tile servers have it. */
export const TILE_SIZE = 256;

export const toWorld = ({ latitude, longitude }: Point): WorldPoint => {
  const sine = Math.sin((clamp(latitude, -LIMIT, LIMIT) * Math.PI) / 180);
  return {
    x: (longitude + 180) / 360,
    y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI),
  };
};

/** The place, rounded to about a metre. */
export const toPoint = ({ x, y }: WorldPoint): Point => ({
  latitude: rounded((Math.atan(Math.sinh(Math.PI * (1 - 2 * clamp(y, 0, 1)))) * 180) / Math.PI),
  longitude: rounded(clamp(x, 0, 1) * 360 - 180),
});

/** Pixels of the whole earth at `zoom`. */
export const scaleAt = (zoom: number): number => TILE_SIZE * 2 ** zoom;

export const clamp = (value: number, min: number, max: number): number =>
  Math.min(max, Math.max(min, value));

const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
