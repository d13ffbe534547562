import { LatLng, LatLngBounds, Point as Pixel, type Map as LeafletMap } from 'leaflet';
import type { Point } from '../coordinates';
import { ITALY } from './italy';

export const latLngOf = ({ latitude, longitude }: Point) => new LatLng(latitude, longitude);

/** Returns the point, rounded to about a metre. */
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

/** Returns the bounds of all `points`; those of the country where it is empty. */
export const boundsOf = (points: readonly Point[]) =>
  points.length > 0 ? new LatLngBounds(points.map(latLngOf)) : COUNTRY;

/** Returns `bounds` extended by the whole country. */
export const withCountry = (bounds: LatLngBounds) =>
  new LatLngBounds(bounds.getSouthWest(), bounds.getNorthEast()).extend(COUNTRY);

/** Padding in pixels around fitted bounds: a pin is 36 pixels high. */
const MARGIN = 44;
/** The highest automatic zoom level: otherwise two places of one street would fill the map. */
const FITTING_ZOOM = 10;

/** Fits the map to `bounds`. */
export const fit = (map: LeafletMap, bounds: LatLngBounds) =>
  map.fitBounds(bounds, { padding: [MARGIN, MARGIN], maxZoom: FITTING_ZOOM, animate: false });

/** Pans the map no further than needed to show `place`. */
export const panIntoView = (map: LeafletMap, place: LatLng) =>
  map.panInside(place, { padding: [MARGIN, MARGIN], animate: false });

/** The offset of each arrow key, one pixel long. */
export const ARROWS: Readonly<Record<string, Pixel>> = {
  ArrowLeft: new Pixel(-1, 0),
  ArrowRight: new Pixel(1, 0),
  ArrowUp: new Pixel(0, -1),
  ArrowDown: new Pixel(0, 1),
};
