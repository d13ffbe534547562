import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type RaRecord } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { tileLookOf } from '@/domain/preview/app-look';
import { TileFace, tileGrid } from '@/domain/preview/TileFace';
import type { Viewer } from '@/domain/preview/ViewerSwitch';
import { isSeenBy } from './visibility';

type SeenTilesProps = {
  tiles: readonly RaRecord[];
  viewer: Viewer;
  /** Id of the highlighted tile. */
  marked?: RaRecord['id'];
};

/** The `tiles` that `viewer` sees, in the app's grid. */
export const VisibleTiles = ({ tiles, viewer, marked }: SeenTilesProps) => {
  const translate = useTranslate();
  const seen = tiles.filter((tile) => isSeenBy(viewer, tile));
  if (seen.length === 0) {
    return (
      <Typography sx={{ color: 'inherit', textAlign: 'center', py: 6 }}>
        {translate('preview.empty')}
      </Typography>
    );
  }
  return (
    <Box component="ul" sx={tileGrid(88)}>
      {seen.map((tile, place) => {
        const look = tileLookOf(tile);
        const isMarked = tile.id === marked;
        return (
          <Box
            component="li"
            // Rendered anew, and scrolled to, wherever it moves.
            key={isMarked ? `${tile.id} ${place} ${look.span}` : tile.id}
            ref={isMarked ? scrollInPhone : undefined}
            data-marked={isMarked ? '' : undefined}
            sx={{ gridColumn: `span ${look.span}`, minWidth: 0 }}
          >
            <TileFace look={look} isMarked={isMarked} />
          </Box>
        );
      })}
    </Box>
  );
};

/** Scrolls the phone's screen so that `tile` is in its middle; the page does not scroll. */
const scrollInPhone = (tile: HTMLElement | null) => {
  const screen = tile?.closest('[data-phone-screen]');
  if (!tile || !screen) return;
  const [whole, part] = [screen.getBoundingClientRect(), tile.getBoundingClientRect()];
  screen.scrollTop += (part.top + part.bottom - whole.top - whole.bottom) / 2;
};
