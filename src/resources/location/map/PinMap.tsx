import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import {
  DomEvent,
  DomUtil,
  Point as Pixel,
  type LeafletMouseEvent,
  type Map as LeafletMap,
} from 'leaflet';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { useEvent } from 'react-admin';
import { createPortal } from 'react-dom';
import { useFormats } from '@/ui/formats/useFormats';
import { useAnnouncedChange } from '@/ui/announce/useAnnouncedChange';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { Point } from '../coordinates';
import { ARROWS, boundsOf, panIntoView, COUNTRY, latLngOf, pointOf } from './geometry';
import { MapFrame } from './MapFrame';
import { Pin } from './Pin';
import { useMarker } from './useMarker';

type PinMapProps = { label: string; value: Point | null; onChange: (value: Point) => void };

/** A map with one pin, which is set by a click, dragged, or moved with the arrow keys. */
export const PinMap = ({ label, value, onChange }: PinMapProps) => {
  const translate = useTranslate();
  const { degrees } = useFormats();
  const hint = useId();
  useAnnouncedChange(
    value
      ? translate('resources.location.map.pin_at', {
          latitude: degrees(value.latitude),
          longitude: degrees(value.longitude),
        })
      : translate('resources.location.map.no_pin'),
  );
  const moveByKey = (event: KeyboardEvent, map: LeafletMap): boolean => {
    if (event.key === 'Enter') {
      onChange(pointOf(map.getCenter()));
      return true;
    }
    const arrow = ARROWS[event.key];
    if (!arrow || !value || event.shiftKey) return false;
    const next = map.unproject(map.project(latLngOf(value)).add(arrow.multiplyBy(8)));
    panIntoView(map, next);
    onChange(pointOf(next));
    return true;
  };
  return (
    <div>
      <MapFrame
        label={label}
        describedBy={hint}
        height={MAP_HEIGHT}
        hasNames
        cursor="crosshair"
        whole={value ? boundsOf([value]).extend(COUNTRY) : COUNTRY}
        start={boundsOf(value ? [value] : [])}
        onKey={moveByKey}
      >
        {(map) => (
          <>
            <Clicks map={map} onChange={onChange} />
            {value && <DraggedPin map={map} value={value} onChange={onChange} />}
          </>
        )}
      </MapFrame>
      <FormHelperText id={hint}>{translate('resources.location.map.pin_hint')}</FormHelperText>
    </div>
  );
};

/** Pixels. */
const MAP_HEIGHT = 380;

type OnMapProps = { map: LeafletMap; onChange: (value: Point) => void };

const Clicks = ({ map, onChange }: OnMapProps) => {
  const place = useEvent(({ latlng }: LeafletMouseEvent) => onChange(pointOf(latlng)));
  useEffect(() => {
    map.on('click', place);
    return () => void map.off('click', place);
  }, [map, place]);
  return null;
};

const DraggedPin = ({ map, value, onChange }: OnMapProps & { value: Point }) => {
  const { marker, host } = useMarker(map, value, { draggable: true });
  const move = useEvent(onChange);
  const isHeld = useRef(false);
  useEffect(() => {
    // Markers are on whole pixels, places between them: with the offset, a vertical drag keeps the longitude.
    let between = new Pixel(0, 0);
    const pixel = () => DomUtil.getPosition(host.parentElement ?? host);
    const handlers = {
      dragstart: () => {
        isHeld.current = true;
        between = map.project(marker.getLatLng()).subtract(pixel());
      },
      drag: () => move(pointOf(map.unproject(between.add(pixel())))),
      dragend: () => {
        isHeld.current = false;
      },
      click: DomEvent.stopPropagation,
    };
    marker.on(handlers);
    return () => void marker.off(handlers);
  }, [map, marker, host, move]);
  const { latitude, longitude } = value;
  useEffect(() => {
    // Typed coordinates may be out of view; a dragged pin never is.
    const place = latLngOf({ latitude, longitude });
    if (!isHeld.current && !map.getBounds().contains(place)) panIntoView(map, place);
  }, [map, latitude, longitude]);
  return createPortal(
    <Box
      data-pin
      sx={{
        position: 'absolute',
        left: -14,
        top: -35,
        touchAction: 'none',
        cursor: 'grab',
        '&:active': { cursor: 'grabbing' },
      }}
    >
      <Pin />
    </Box>,
    host,
  );
};
