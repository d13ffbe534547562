import { DivIcon, GridLayer, LayerGroup, Marker, Polygon, svg, TileLayer } from 'leaflet';
import type { Map as LeafletMap } from 'leaflet';
import { getConfig } from '@/providers/http/config';
import { CITIES, ITALY, type City } from './italy';

/** Adds the layer under the pins: the configured tiles, or else the console's own drawing. */
export const addBaseLayer = (map: LeafletMap, hasNames: boolean) => {
  const { mapTiles } = getConfig();
  if (mapTiles) {
    const { address, maxZoom: maxNativeZoom } = mapTiles;
    // Leaflet expects HTML.
    const attribution = new Option(mapTiles.attribution).innerHTML;
    new TileLayer(address, { attribution, maxNativeZoom, noWrap: true }).addTo(map);
    return;
  }
  for (const pane of ['land', 'drawing']) map.createPane(pane).setAttribute('aria-hidden', 'true');
  // Draws beyond the frame, so that a drag shows land at once.
  const renderer = svg({ padding: 1, pane: 'land' });
  new Polygon(OUTLINES, { className: 'map-land', interactive: false, renderer }).addTo(map);
  // A grid of squares shows movement over empty areas.
  new GridLayer({ pane: 'drawing', className: 'map-grid', tileSize: 128 }).addTo(map);
  if (hasNames) addCities(map);
};

const OUTLINES = ITALY.map((outline) => [
  outline.map(([longitude, latitude]): [number, number] => [latitude, longitude]),
]);

/** From this zoom level on, the smaller regional capitals are named too. */
const ALL_CITIES_ZOOM = 6;

const addCities = (map: LeafletMap) => {
  const [large, small] = [true, false].map(
    (isLarge) => new LayerGroup(CITIES.filter((city) => !city.isLarge !== isLarge).map(markOf)),
  );
  large?.addTo(map);
  map.on('zoomend', () => (map.getZoom() < ALL_CITIES_ZOOM ? small?.remove() : small?.addTo(map)));
};

const markOf = ({ name, latitude, longitude }: City) =>
  new Marker([latitude, longitude], {
    icon: new DivIcon({ className: 'map-city', html: `<span>${name}</span>`, iconSize: [4, 4] }),
    pane: 'drawing',
    interactive: false,
    keyboard: false,
  });
