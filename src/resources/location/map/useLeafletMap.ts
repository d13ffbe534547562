import { Browser, Control, LatLngBounds, Map as LeafletMap, type MapOptions } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { useEffect, useRef, useState } from 'react';
import { useEvent } from 'react-admin';
import { addBaseLayer } from './base-layer';
import { fit } from './geometry';

// Pointer events only: Leaflet would also capture the touch events that scroll the page.
Object.assign(Browser, { touchNative: false });

/**
 * Creates a Leaflet map in `container`, which shows `start` at first. The map is null until its container has a
 * size, because bounds cannot be fitted before.
 */
export const useLeafletMap = (start: LatLngBounds, hasNames: boolean) => {
  const container = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<LeafletMap | null>(null);
  const begin = useEvent((made: LeafletMap) => setMap(fit(made, start)));
  useEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    const made = new LeafletMap(element, OPTIONS);
    made.attributionControl.setPrefix(false);
    addBaseLayer(made, hasNames);
    new Control.Scale({ imperial: false }).addTo(made);
    let isFitted = false;
    const observer = new ResizeObserver(() => {
      if (isFitted) made.invalidateSize();
      else if (element.clientWidth > 0) {
        isFitted = true;
        begin(made);
      }
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      setMap(null);
      made.remove();
    };
  }, [begin, hasNames]);
  return { container, map };
};

/** No animations and no inertia: a dragged map stays under the pointer. */
const OPTIONS: MapOptions = {
  minZoom: 2,
  maxZoom: 17,
  zoomSnap: 0,
  maxBounds: new LatLngBounds([-85, -180], [85, 180]),
  maxBoundsViscosity: 1,
  inertia: false,
  bounceAtZoomLimits: false,
  zoomAnimation: false,
  fadeAnimation: false,
  zoomControl: false,
  boxZoom: false,
  doubleClickZoom: false,
  keyboard: false,
  trackResize: false,
};
