import { LatLng, LatLngBounds, Point as Pixel, type Map as LeafletMap } from 'leaflet';
import type { Point } from '../coordinates';
import { ITALY } from './italy';

export const latLngOf = ({ latitude, longitude }: Point) => new LatLng(latitude, longitude);

/** The place on earth, rounded to about a metre. */
export const pointOf = ({ lat, lng }: LatLng): Point => ({
  latitude: rounded(lat, 90),
  longitude: rounded(lng, 180),
});

const rounded = (degrees: number, limit: number) =>
  Math.round(Math.min(limit, Math.max(-limit, degrees)) * 1e5) / 1e5;

/** The whole of Italy, with its islands. */
export const COUNTRY = new LatLngBounds(
  ITALY.flat().map(([longitude, latitude]) => [latitude, longitude]),
);

/** What holds all `points`; the country where there are none. */
export const boundsOf = (points: readonly Point[]) =>
  points.length > 0 ? new LatLngBounds(points.map(latLngOf)) : COUNTRY;

/** `bounds` and the whole country. */
export const withCountry = (bounds: LatLngBounds) =>
  new LatLngBounds(bounds.getSouthWest(), bounds.getNorthEast()).extend(COUNTRY);

/** Around what is fitted in, in pixels: a pin stands 36 pixels high above its place. */
const MARGIN = 44;
/** The nearest a map comes by itself: two places of one street would fill it otherwise. */
const FITTING_ZOOM = 10;

/** Shows all of `bounds`. */
export const fit = (map: LeafletMap, bounds: LatLngBounds) =>
  map.fitBounds(bounds, { padding: [MARGIN, MARGIN], maxZoom: FITTING_ZOOM, animate: false });

/** Moves the map no further than needed for `place` to be in sight. */
export const panIntoView = (map: LeafletMap, place: LatLng) =>
  map.panInside(place, { padding: [MARGIN, MARGIN], animate: false });

/** Where each arrow key leads, a pixel far. */
export const ARROWS: Readonly<Record<string, Pixel>> = {
  ArrowLeft: new Pixel(-1, 0),
  ArrowRight: new Pixel(1, 0),
  ArrowUp: new Pixel(0, -1),
  ArrowDown: new Pixel(0, 1),
};
