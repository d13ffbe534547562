import { Browser, LatLngBounds, Map as LeafletMap, type MapOptions } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { useEffect, useRef, useState } from 'react';
import { useEvent } from 'react-admin';
import { addBaseLayer } from './base-layer';
import { fit } from './geometry';

// By pointer events alone: of touch events Leaflet would take those that scroll the page as well.
Object.assign(Browser, { touchNative: false });

/**
 * A Leaflet map in `container`, which shows `start` at first. The map is null until its container has a
 * size: nothing could be fitted into it before.
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

/** Nothing moves by itself, and what a hand has taken stays under it. */
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
