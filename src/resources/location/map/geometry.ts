import { LatLng, LatLngBounds, Point as Pixel, type Map as LeafletMap } from 'leaflet';
import { getConfig } from '@/providers/http/config';
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

/** At a scale of about 10 km: nearer, two places of one street would fill the map. */
const STREETS_ZOOM = 10;

/** At a scale of about 100 km: nearer, hardly any of the built-in outline and its towns is in sight. */
const OUTLINE_ZOOM = 6.75;

/** The zoom level of a single place. */
const placeZoom = () => (getConfig().mapTiles ? STREETS_ZOOM : OUTLINE_ZOOM);

/** Fits the map to `bounds`, no nearer than to a single place. */
export const fit = (map: LeafletMap, bounds: LatLngBounds) => fitWithin(map, bounds, placeZoom());

/** Fits the map to places of a cluster, near enough to part most of them. */
export const fitCluster = (map: LeafletMap, bounds: LatLngBounds) =>
  fitWithin(map, bounds, STREETS_ZOOM);

const fitWithin = (map: LeafletMap, bounds: LatLngBounds, maxZoom: number) =>
  map.fitBounds(bounds, { padding: [MARGIN, MARGIN], maxZoom, animate: false });

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
