import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { LatLngBounds, Map as LeafletMap } from 'leaflet';
import type { KeyboardEvent, ReactNode, WheelEvent } from 'react';
import { ARROWS } from './geometry';
import { MapControls } from './MapControls';
import { useLeafletMap } from './useLeafletMap';

type MapFrameProps = {
  /** What the map shows, in words: its name. */
  label: string;
  /** Id of a sentence that tells how it is used. */
  describedBy?: string;
  /** Pixels, or those of each breakpoint. */
  height: number | Readonly<Record<string, number>>;
  /** Whether towns are named; left out where what lies on the map would cover them. */
  hasNames?: boolean;
  cursor?: string;
  /** All there is to show. */
  whole: LatLngBounds;
  /** What is shown at first. */
  start?: LatLngBounds;
  /** Keys beyond those that move and zoom the map; answers whether it took the key. */
  onKey?: (event: KeyboardEvent, map: LeafletMap) => boolean;
  /** What lies on the map. */
  children: (map: LeafletMap) => ReactNode;
};

/**
 * A Leaflet map to drag, pinch, roll and steer with the keys, without a tile server: the outline of Italy.
 * Where a tile source is configured, its pictures take the outline's place.
 */
export const MapFrame = ({
  label,
  describedBy,
  height,
  hasNames = false,
  cursor = 'grab',
  whole,
  start = whole,
  onKey,
  children,
}: MapFrameProps) => {
  const { container, map } = useLeafletMap(start, hasNames);
  const steer = (event: KeyboardEvent) => {
    if (!map || event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    if (onKey?.(event, map)) {
      event.preventDefault();
      return;
    }
    if (arrow) map.panBy(arrow.multiplyBy(ARROW_PIXELS), { animate: false });
    else if (event.key === '+') map.zoomIn();
    else if (event.key === '-') map.zoomOut();
    else return;
    event.preventDefault();
  };
  // The wheel belongs to the page until the map has the focus, or Ctrl is held.
  const keepWheel = (event: WheelEvent) => {
    const hasFocus = container.current?.contains(document.activeElement);
    if (!event.ctrlKey && !hasFocus) event.stopPropagation();
  };
  return (
    <Box
      sx={[styleOf, { '& > [role=application]': { height }, '& .leaflet-container': { cursor } }]}
      onWheelCapture={keepWheel}
    >
      {/* Without styles of its own: the classes of this element are Leaflet's to change. */}
      <Box
        ref={container}
        role="application"
        aria-label={label}
        aria-describedby={describedBy}
        tabIndex={0}
        style={{ touchAction: 'pan-y' }}
        onKeyDown={steer}
      />
      {map && <MapControls map={map} whole={whole} />}
      {map && children(map)}
    </Box>
  );
};

const ARROW_PIXELS = 48;

const styleOf = ({ palette, shape }: Theme) => ({
  position: 'relative',
  '& .leaflet-container': {
    // Leaflet's layers are stacked among themselves, below what floats over the page.
    isolation: 'isolate',
    borderRadius: `${shape.borderRadius}px`,
    border: `1px solid ${palette.divider}`,
    background: palette.surface.sunken,
    font: 'inherit',
    '&:active': { cursor: 'grabbing' },
  },
  '& .leaflet-marker-pane .leaflet-marker-icon': {
    pointerEvents: 'auto',
    '&:is(:hover, :focus-within)': { zIndex: '9999 !important' },
  },
  '& .leaflet-container .leaflet-control-attribution': {
    background: palette.background.paper,
    color: palette.text.secondary,
    fontSize: 12,
  },
  '& .map-land': {
    // Land is lighter than the plane, in the dark as well.
    fill: palette.mode === 'dark' ? palette.status.neutral.tint : palette.background.paper,
    fillOpacity: 1,
    stroke: palette.surface.outline,
    strokeWidth: 1,
  },
  '& .map-grid .leaflet-tile': {
    border: `0 dashed ${palette.divider}`,
    borderWidth: '1px 0 0 1px',
  },
  '& .map-city': {
    borderRadius: '50%',
    background: palette.text.secondary,
    '& span': {
      position: 'absolute',
      left: 8,
      top: -8,
      color: palette.text.secondary,
      fontSize: 12,
      lineHeight: '20px',
      whiteSpace: 'nowrap',
    },
  },
});
