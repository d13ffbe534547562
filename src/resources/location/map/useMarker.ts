import { DivIcon, DomEvent, Marker, type Map as LeafletMap } from 'leaflet';
import { useEffect, useState } from 'react';
import type { Point } from '../coordinates';

/** A marker of the map at a place, and the element into which React renders what it looks like. */
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
    // A press on a link or a button moves no map.
    if (!draggable) DomEvent.disableClickPropagation(host);
    marker.addTo(map);
    return () => void marker.remove();
  }, [map, marker, host, draggable]);
  useEffect(() => void marker.setLatLng([latitude, longitude]), [marker, latitude, longitude]);
  return { marker, host };
};
