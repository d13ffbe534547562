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
      {seen.map((tile) => {
        const look = tileLookOf(tile);
        return (
          <Box
            component="li"
            key={tile.id}
            data-marked={tile.id === marked ? '' : undefined}
            sx={{ gridColumn: `span ${look.span}`, minWidth: 0 }}
          >
            <TileFace look={look} isMarked={tile.id === marked} />
          </Box>
        );
      })}
    </Box>
  );
};
