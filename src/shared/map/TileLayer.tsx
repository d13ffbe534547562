import Box from '@mui/material/Box';
import type { MapTiles } from '@/providers/http/config';
import type { MapSize, MapView } from './map-view';
import { scaleAt, TILE_SIZE } from './mercator';

type TileLayerProps = { tiles: MapTiles; view: MapView; size: MapSize };

/** Pictures of the tile source a deployer has configured, in place of the console's own drawing. */
export const TileLayer = ({ tiles, view, size }: TileLayerProps) => {
  const level = Math.min(Math.round(view.zoom), tiles.maxZoom);
  const side = TILE_SIZE * 2 ** (view.zoom - level);
  const scale = scaleAt(view.zoom);
  const left = view.center.x * scale - size.width / 2;
  const top = view.center.y * scale - size.height / 2;
  const last = 2 ** level - 1;
  const columns = range(left, size.width, side, last);
  const rows = range(top, size.height, side, last);
  return rows.flatMap((row) =>
    columns.map((column) => (
      <Box
        component="img"
        key={`${level} ${column} ${row}`}
        src={tiles.address
          .replace('{z}', String(level))
          .replace('{x}', String(column))
          .replace('{y}', String(row))}
        alt=""
        draggable={false}
        sx={{ position: 'absolute', pointerEvents: 'none' }}
        style={{
          width: side + 0.5,
          height: side + 0.5,
          transform: `translate(${column * side - left}px, ${row * side - top}px)`,
        }}
      />
    )),
  );
};

/** Numbers of the tiles of width `side` that cover `length` pixels from `start` on. */
const range = (start: number, length: number, side: number, last: number): number[] => {
  const first = Math.max(Math.floor(start / side), 0);
  const end = Math.min(Math.floor((start + length) / side), last);
  return Array.from({ length: Math.max(end - first + 1, 0) }, (_, at) => first + at);
};
