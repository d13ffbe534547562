import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Tooltip from '@mui/material/Tooltip';
import { useState, type SyntheticEvent } from 'react';
import { LinkBase } from 'react-admin';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { fitting, ITALIAN_CORNERS, zoomed, type MapSize, type MapView } from './map-view';
import { MapFrame } from './MapFrame';
import type { Pixel, Point } from './mercator';
import { Pin } from './Pin';
import { clustersOf } from './clusters';

export type Place = Point & { id: string; name: string; to: string };

type PlacesMapProps = { label: string; places: readonly Place[] };

/** A map of many places, each a link; those that would cover each other stand together as a number. */
export const PlacesMap = ({ label, places }: PlacesMapProps) => {
  const [chosen, setChosen] = useState<MapView | null>(null);
  const corners = places.length > 0 ? places : ITALIAN_CORNERS;
  return (
    <MapFrame
      label={label}
      height={360}
      viewFor={(size) => chosen ?? fitting(corners, size)}
      whole={(size) => fitting(corners, size)}
      onView={setChosen}
    >
      {(view, size) =>
        clustersOf(places, view, size).map(({ at, members: [first, ...others] }) => {
          if (!first) return null;
          return others.length === 0 ? (
            <PlaceLink key={first.id} at={at} place={first} />
          ) : (
            <Cluster
              key={first.id}
              at={at}
              members={[first, ...others]}
              onOpen={() => setChosen(opened([first, ...others], at, view, size))}
            />
          );
        })
      }
    </MapFrame>
  );
};

/** Near enough to tell the members of a cluster apart; at least nearer than before. */
const opened = (members: readonly Place[], at: Pixel, view: MapView, size: MapSize): MapView => {
  const fitted = fitting(members, size);
  return fitted.zoom > view.zoom + 0.5 ? fitted : zoomed(view, 2, size, at);
};

const PlaceLink = ({ at, place }: { at: Pixel; place: Place }) => (
  <Tooltip title={place.name}>
    <Box
      component={LinkBase}
      to={place.to}
      aria-label={place.name}
      onPointerDown={keepFromMap}
      onKeyDown={keepFromMap}
      draggable={false}
      sx={{
        position: 'absolute',
        left: -14,
        top: -35,
        borderRadius: 1,
        '&:hover, &:focus-visible': { zIndex: 1 },
      }}
      style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
    >
      <Pin />
    </Box>
  </Tooltip>
);

/** Names a cluster tells. */
const NAMED = 5;

type ClusterProps = { at: Pixel; members: readonly Place[]; onOpen: () => void };

const Cluster = ({ at, members, onOpen }: ClusterProps) => {
  const translate = useTranslate();
  const names = members.slice(0, NAMED).map(({ name }) => name);
  const label = translate('map.cluster', {
    count: members.length,
    names: [...names, ...(members.length > NAMED ? ['…'] : [])].join(', '),
  });
  return (
    <Tooltip title={label}>
      <ButtonBase
        aria-label={label}
        onClick={onOpen}
        onPointerDown={keepFromMap}
        onKeyDown={keepFromMap}
        sx={{
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
          '&:hover, &:focus-visible': { zIndex: 1 },
        }}
        style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
      >
        {members.length}
      </ButtonBase>
    </Tooltip>
  );
};

/** What happens to a mark moves no map. */
const keepFromMap = (event: SyntheticEvent) => event.stopPropagation();
