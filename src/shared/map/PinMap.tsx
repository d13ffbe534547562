import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { visuallyHidden } from '@mui/utils';
import { useId, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { useFormats } from '@/shared/formats/useFormats';
import {
  arrowSteps,
  fitting,
  ITALIAN_CORNERS,
  pixelOf,
  pointAt,
  showing,
  type MapSize,
  type MapView,
} from './map-view';
import { MapFrame, type PixelOf } from './MapFrame';
import { toWorld, type Pixel, type Point } from './mercator';
import { Pin } from './Pin';

type PinMapProps = { label: string; value: Point | null; onChange: (value: Point) => void };

/** A map with one pin, to be set by a click, dragged, or moved with the arrow keys. */
export const PinMap = ({ label, value, onChange }: PinMapProps) => {
  const translate = useTranslate();
  const { degrees } = useFormats();
  const hint = useId();
  const [chosen, setChosen] = useState<MapView | null>(null);
  const viewFor = (size: MapSize) => {
    const view = chosen ?? startingAt(value, size);
    // Numbers that are typed may lead anywhere: the pin stays in sight until somebody moves the map.
    return chosen || !value ? view : showing(view, size, value);
  };
  const place = (pixel: Pixel, view: MapView, size: MapSize) => {
    setChosen(view);
    onChange(pointAt(view, size, pixel));
  };
  const moveByKey = (event: KeyboardEvent, view: MapView, size: MapSize): boolean => {
    if (event.key === 'Enter') {
      place({ x: size.width / 2, y: size.height / 2 }, view, size);
      return true;
    }
    const step = STEPS[event.key];
    if (!step || !value || event.shiftKey) return false;
    const { x, y } = pixelOf(view, size, value);
    const next = pointAt(view, size, { x: x + step.x, y: y + step.y });
    setChosen(showing(view, size, next));
    onChange(next);
    return true;
  };
  return (
    <div>
      <MapFrame
        label={label}
        describedBy={hint}
        height={MAP_HEIGHT}
        hasNames
        viewFor={viewFor}
        onView={setChosen}
        whole={(size) => fitting(value ? [...ITALIAN_CORNERS, value] : ITALIAN_CORNERS, size)}
        onClick={place}
        onKey={moveByKey}
      >
        {(view, size, pixelAt) =>
          value && (
            <DraggedPin
              at={pixelOf(view, size, value)}
              pixelAt={pixelAt}
              onDrag={(pixel) => place(pixel, view, size)}
            />
          )
        }
      </MapFrame>
      <FormHelperText id={hint}>{translate('map.pin_hint')}</FormHelperText>
      <Box role="status" sx={visuallyHidden}>
        {value
          ? translate('map.pin_at', {
              latitude: degrees(value.latitude),
              longitude: degrees(value.longitude),
            })
          : translate('map.no_pin')}
      </Box>
    </div>
  );
};

/** Italy; or, for a pin that is there already, the region around it. */
const startingAt = (value: Point | null, size: MapSize): MapView => {
  const italy = fitting(ITALIAN_CORNERS, size);
  if (!value) return italy;
  return { center: toWorld(value), zoom: italy.zoom + 1.5 };
};

/** Pixels. */
const MAP_HEIGHT = 380;

const STEPS = arrowSteps(8);

type DraggedPinProps = { at: Pixel; pixelAt: PixelOf; onDrag: (pixel: Pixel) => void };

const DraggedPin = ({ at, pixelAt, onDrag }: DraggedPinProps) => {
  // Between the tip and the finger, so that the pin does not jump when it is taken.
  const [grip, setGrip] = useState<Pixel | null>(null);
  const take = (event: PointerEvent<HTMLElement>) => {
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    const { x, y } = pixelAt(event);
    setGrip({ x: at.x - x, y: at.y - y });
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (!grip) return;
    event.stopPropagation();
    const { x, y } = pixelAt(event);
    onDrag({ x: x + grip.x, y: y + grip.y });
  };
  const drop = (event: PointerEvent<HTMLElement>) => {
    event.stopPropagation();
    setGrip(null);
  };
  return (
    <Box
      data-pin
      onPointerDown={take}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={drop}
      sx={{
        position: 'absolute',
        left: -14,
        top: -35,
        touchAction: 'none',
        cursor: grip ? 'grabbing' : 'grab',
      }}
      style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
    >
      <Pin />
    </Box>
  );
};
