import AddIcon from '@mui/icons-material/Add';
import CenterFocusStrongOutlinedIcon from '@mui/icons-material/CenterFocusStrongOutlined';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { getConfig } from '@/providers/http/config';
import { arrowSteps, panned, zoomed, type MapSize, type MapView } from './map-view';
import { DrawnLayer } from './MapLayers';
import type { Pixel } from './mercator';
import { TileLayer } from './TileLayer';
import { useMapGestures } from './useMapGestures';
import { useSize } from './useSize';

type MapFrameProps = {
  /** What the map shows, in words: its name. */
  label: string;
  /** Id of a sentence that tells how it is used. */
  describedBy?: string;
  height: number;
  /** Whether towns are named; left out where what lies on the map would cover them. */
  hasNames?: boolean;
  /** What is shown of the world; depends on the size, which is known once the map is on the page. */
  viewFor: (size: MapSize) => MapView;
  onView: (view: MapView) => void;
  /** All there is to show. */
  whole: (size: MapSize) => MapView;
  onClick?: (pixel: Pixel, view: MapView, size: MapSize) => void;
  /** Keys beyond those that move and zoom the map; answers whether it took the key. */
  onKey?: (event: KeyboardEvent, view: MapView, size: MapSize) => boolean;
  /** What lies on the map. */
  children: (view: MapView, size: MapSize, pixelOf: PixelOf) => ReactNode;
};

export type PixelOf = (event: { clientX: number; clientY: number }) => Pixel;

/**
 * A map to drag, pinch, roll and steer with the keys, without a tile server: the outline of Italy on a plane
 * of degrees. Where a tile source is configured, its pictures take the outline's place.
 */
export const MapFrame = ({
  label,
  describedBy,
  height,
  hasNames = false,
  viewFor,
  onView,
  whole,
  onClick,
  onKey,
  children,
}: MapFrameProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const width = useSize(frame);
  const size = { width, height };
  const view = viewFor(size);
  const { mapTiles: tiles } = getConfig();
  const { pixelOf, handlers } = useMapGestures({
    frame,
    size,
    view,
    onView,
    onClick: onClick && ((pixel) => onClick(pixel, view, size)),
  });
  const steer = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = STEPS[event.key];
    const isTaken = onKey?.(event, view, size) ?? false;
    if (!isTaken && step) onView(panned(view, step));
    else if (!isTaken && (event.key === '+' || event.key === '-')) {
      onView(zoomed(view, event.key === '+' ? 1 : -1, size));
    } else if (!isTaken) return;
    event.preventDefault();
  };
  return (
    <Box sx={{ position: 'relative' }}>
      <Box
        ref={frame}
        role="application"
        aria-label={label}
        aria-describedby={describedBy}
        tabIndex={0}
        onKeyDown={steer}
        {...handlers}
        sx={{
          position: 'relative',
          height,
          overflow: 'hidden',
          borderRadius: 1,
          border: 1,
          borderColor: 'divider',
          bgcolor: 'surface.sunken',
          touchAction: 'pan-y',
          userSelect: 'none',
          cursor: onClick ? 'crosshair' : 'grab',
          '&:active': { cursor: 'grabbing' },
        }}
      >
        {width > 0 && (
          <>
            {tiles ? (
              <TileLayer tiles={tiles} view={view} size={size} />
            ) : (
              <DrawnLayer view={view} size={size} hasNames={hasNames} />
            )}
            {children(view, size, pixelOf)}
          </>
        )}
      </Box>
      <MapControls
        onNearer={() => onView(zoomed(view, 1, size))}
        onFarther={() => onView(zoomed(view, -1, size))}
        onFit={() => onView(whole(size))}
      />
      {tiles && (
        <Typography
          variant="caption"
          sx={{ position: 'absolute', right: 0, bottom: 0, px: 0.5, bgcolor: 'background.paper' }}
        >
          {tiles.attribution}
        </Typography>
      )}
    </Box>
  );
};

const STEPS = arrowSteps(48);

type MapControlsProps = { onNearer: () => void; onFarther: () => void; onFit: () => void };

const MapControls = ({ onNearer, onFarther, onFit }: MapControlsProps) => {
  const translate = useTranslate();
  return (
    <Box
      sx={{
        position: 'absolute',
        top: 8,
        right: 8,
        display: 'flex',
        flexDirection: 'column',
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      {[
        { label: translate('map.nearer'), icon: <AddIcon />, act: onNearer },
        { label: translate('map.farther'), icon: <RemoveIcon />, act: onFarther },
        { label: translate('map.fit'), icon: <CenterFocusStrongOutlinedIcon />, act: onFit },
      ].map(({ label, icon, act }) => (
        <Tooltip key={label} title={label} placement="left">
          <IconButton size="small" aria-label={label} onClick={act}>
            {icon}
          </IconButton>
        </Tooltip>
      ))}
    </Box>
  );
};
