import { DivIcon, DomEvent, Marker, type Map as LeafletMap } from 'leaflet';
import { useEffect, useState } from 'react';
import type { Point } from '../coordinates';

/** Adds a marker at a place, and returns it with the element into which React renders it. */
export const useMarker = (
  map: LeafletMap,
  { latitude, longitude }: Point,
  { draggable = false } = {},
) => {
  const [host] = useState(() => document.createElement('div'));
  const [marker] = useState(
    () =>
      new Marker([latitude, longitude], {
        icon: new DivIcon({ html: host, className: '', iconSize: [0, 0] }),
        keyboard: false,
        interactive: draggable,
        draggable,
      }),
  );
  useEffect(() => {
    // A press on a link or a button must not move the map.
    if (!draggable) DomEvent.disableClickPropagation(host);
    marker.addTo(map);
    return () => void marker.remove();
  }, [map, marker, host, draggable]);
  useEffect(() => void marker.setLatLng([latitude, longitude]), [marker, latitude, longitude]);
  return { marker, host };
};
