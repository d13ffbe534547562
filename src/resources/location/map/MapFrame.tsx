import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { LatLngBounds, Map as LeafletMap } from 'leaflet';
import type { KeyboardEvent, ReactNode, WheelEvent } from 'react';
import { ARROWS } from './geometry';
import { MapControls } from './MapControls';
import { useLeafletMap } from './useLeafletMap';

type MapFrameProps = {
  /** Accessible name of the map. */
  label: string;
  /** Id of a sentence that says how to use it. */
  describedBy?: string;
  /** Pixels, or pixels by breakpoint. */
  height: number | Readonly<Record<string, number>>;
  /** Whether towns are named; unset where markers would cover the names. */
  hasNames?: boolean;
  cursor?: string;
  /** The bounds of everything to show. */
  whole: LatLngBounds;
  /** The bounds shown at first. */
  start?: LatLngBounds;
  /** Handles keys other than those that move and zoom the map; returns whether it handled the key. */
  onKey?: (event: KeyboardEvent, map: LeafletMap) => boolean;
  /** The markers on the map. */
  children: (map: LeafletMap) => ReactNode;
};

/**
 * A Leaflet map of the outline of Italy, without a tile server; it works by drag, pinch, wheel and keyboard.
 * A configured tile source replaces the outline.
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
  // The wheel scrolls the page unless the map has the focus or Ctrl is held.
  const keepWheel = (event: WheelEvent) => {
    const hasFocus = container.current?.contains(document.activeElement);
    if (!event.ctrlKey && !hasFocus) event.stopPropagation();
  };
  return (
    <Box sx={[styleOf, { [MAP]: { height, cursor } }]} onWheelCapture={keepWheel}>
      {/* No styles here: Leaflet changes the classes of this element. */}
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

/** Leaflet's element. */
const MAP = '& > [role=application]';

const styleOf = ({ palette, shape }: Theme) => ({
  position: 'relative',
  [MAP]: {
    // Keeps the z-indexes of Leaflet's layers below popups of the page.
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
  [`${MAP} .leaflet-control-attribution`]: {
    background: palette.background.paper,
    color: palette.text.secondary,
    fontSize: 12,
  },
  [`${MAP} .leaflet-control-scale-line`]: {
    background: palette.background.paper,
    borderColor: palette.surface.outline,
    color: palette.text.secondary,
    textShadow: 'none',
    fontSize: 12,
  },
  '& .map-land': {
    // Land is lighter than the background in the dark theme, too.
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
