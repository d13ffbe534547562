import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Tooltip from '@mui/material/Tooltip';
import type { LatLngBounds, Map as LeafletMap } from 'leaflet';
import { useEffect, useMemo, useReducer, type ReactElement } from 'react';
import { LinkBase } from 'react-admin';
import { createPortal } from 'react-dom';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { Point } from '../coordinates';
import { clustersOf, withRoomForName } from './clusters';
import { boundsOf, fit, fitCluster, latLngOf, pointOf, withCountry } from './geometry';
import { MapFrame } from './MapFrame';
import { Pin } from './Pin';
import { useMarker } from './useMarker';

export type Place = Point & { id: string; name: string; to: string };

type PlacesMapProps = {
  label: string;
  places: readonly Place[];
  /** Whether the map shows the whole country, with its islands, instead of only the places. */
  isWhole: boolean;
};

/** Height in pixels, above a list and beside it; the latter fits a usual window. */
export const MAP_HEIGHT = { xs: 360, xl: 640 };

/** A map of many places, each a link; overlapping places form a numbered cluster. */
export const PlacesMap = ({ label, places, isWhole }: PlacesMapProps) => {
  const whole = useMemo(
    () => (isWhole ? withCountry(boundsOf(places)) : boundsOf(places)),
    [places, isWhole],
  );
  return (
    <MapFrame label={label} height={MAP_HEIGHT} whole={whole}>
      {(map) => <PlaceMarks map={map} places={places} whole={whole} />}
    </MapFrame>
  );
};

type PlaceMarksProps = { map: LeafletMap; places: readonly Place[]; whole: LatLngBounds };

const PlaceMarks = ({ map, places, whole }: PlaceMarksProps) => {
  const [, redraw] = useReducer((moves: number) => moves + 1, 0);
  useEffect(() => {
    map.on('move', redraw);
    return () => void map.off('move', redraw);
  }, [map]);
  useEffect(() => void fit(map, whole), [map, whole]);
  const zoom = map.getZoom();
  const clusters = useMemo(
    () => clustersOf(places, (place) => map.project(latLngOf(place), zoom)),
    [map, places, zoom],
  );
  // Places out of sight would still be in the tab order.
  const bounds = map.getPixelBounds();
  const sight = bounds.pad(0.05);
  const marks = clusters
    .filter(({ at }) => sight.contains([at.x, at.y]))
    .map((mark) => ({ ...mark, width: nameWidth(mark.members) }));
  const named = withRoomForName(marks, bounds.max?.x ?? 0);
  return marks.map((mark) => {
    const { at, members } = mark;
    const [first, ...others] = members;
    if (!first) return null;
    if (others.length === 0) {
      return <PlaceLink key={first.id} map={map} place={first} isNamed={named.has(mark)} />;
    }
    const middle = pointOf(map.unproject([at.x, at.y], zoom));
    return <Cluster key={first.id} map={map} at={middle} members={[first, ...others]} />;
  });
};

/** Pixels; longer names are cut, and whole in the tooltip. */
const MAX_NAME_WIDTH = 160;

/** The width of the name beside a pin, rather too much than too little; clusters have none. */
const nameWidth = ([first, ...others]: readonly Place[]) =>
  first && others.length === 0 ? Math.min(MAX_NAME_WIDTH, first.name.length * 7 + 10) : 0;

type PlaceLinkProps = {
  map: LeafletMap;
  place: Place;
  /** Whether its name is shown beside the pin. */
  isNamed: boolean;
};

const PlaceLink = ({ map, place, isNamed }: PlaceLinkProps) => (
  <Mark map={map} at={place} label={place.name}>
    <Box component={LinkBase} to={place.to} aria-label={place.name} draggable={false} sx={PLACE}>
      <Pin />
      {isNamed && <span>{place.name}</span>}
    </Box>
  </Mark>
);

const PLACE = {
  position: 'absolute',
  left: -14,
  top: -35,
  display: 'flex',
  width: 'max-content',
  alignItems: 'flex-start',
  borderRadius: 1,
  textDecoration: 'none',
  '& > span': {
    maxWidth: MAX_NAME_WIDTH,
    px: 0.5,
    borderRadius: 0.5,
    bgcolor: 'background.paper',
    // On the name: Leaflet colours the links of a map.
    color: 'text.primary',
    fontSize: 12,
    lineHeight: '20px',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '&:hover > span': { textDecoration: 'underline' },
} as const;

/** The most names a cluster lists. */
const NAMED = 5;

type ClusterProps = { map: LeafletMap; at: Point; members: readonly Place[] };

const Cluster = ({ map, at, members }: ClusterProps) => {
  const names = members.slice(0, NAMED).map(({ name }) => name);
  const label = useTranslate()('resources.location.map.cluster', {
    count: members.length,
    names: [...names, ...(members.length > NAMED ? ['…'] : [])].join(', '),
  });
  const open = () => {
    const before = map.getZoom();
    fitCluster(map, boundsOf(members));
    if (map.getZoom() < before + 0.5) map.setView(latLngOf(at), before + 2, { animate: false });
    // The focused button disappears with its cluster.
    map.getContainer().focus();
  };
  return (
    <Mark map={map} at={at} label={label}>
      <ButtonBase aria-label={label} onClick={open} sx={CLUSTER}>
        {members.length}
      </ButtonBase>
    </Mark>
  );
};

const CLUSTER = {
  position: 'absolute',
  left: -16,
  top: -16,
  width: 32,
  height: 32,
  borderRadius: '50%',
  border: 2,
  borderColor: 'background.paper',
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  typography: 'caption',
  fontWeight: 600,
} as const;

type MarkProps = { map: LeafletMap; at: Point; label: string; children: ReactElement };

const Mark = ({ map, at, label, children }: MarkProps) => {
  const { host } = useMarker(map, at);
  return createPortal(<Tooltip title={label}>{children}</Tooltip>, host);
};
