import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type RaRecord } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { tileLookOf } from '@/domain/preview/app-look';
import { SectionIcon } from '@/domain/preview/SectionIcon';
import { MoveButtons } from '@/kit/order/MoveButtons';
import type { Order } from '@/kit/order/useOrder';
import { TileLink } from './TileLink';
import { seenByLabel } from './visibility';

/** The tiles as rows, each with buttons that move it. */
export const TileRows = ({ order }: { order: Order }) => (
  <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, borderTop: 1, borderColor: 'divider' }}>
    {order.rows.map((tile, at) => (
      <TileRow key={tile.id ?? at} tile={tile} at={at} order={order} />
    ))}
  </Box>
);

const TileRow = ({ tile, at, order }: { tile: RaRecord; at: number; order: Order }) => {
  const translate = useTranslate();
  const look = tileLookOf(tile);
  return (
    <Stack
      component="li"
      direction="row"
      sx={{
        alignItems: 'center',
        gap: 1.5,
        py: 1,
        minHeight: 56,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box
        aria-hidden
        sx={{ width: 20, textAlign: 'right', color: 'text.secondary', typography: 'body2' }}
      >
        {at + 1}
      </Box>
      <Box
        aria-hidden
        sx={{
          flex: 'none',
          width: 36,
          height: 36,
          borderRadius: 1,
          display: 'grid',
          placeItems: 'center',
          bgcolor: look.background ?? 'surface.sunken',
          color: look.text,
          '& > svg': { fontSize: 20 },
        }}
      >
        <SectionIcon section={look.section} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ overflowWrap: 'anywhere', fontWeight: 500 }}>
          <TileLink tile={tile} />
        </Box>
        <Typography variant="body2" color="text.secondary">
          {[
            translate(`resources.tile.section.${look.section}`, { _: look.section }),
            translate(`resources.tile.columns.${look.span}`),
          ].join(' · ')}
        </Typography>
      </Box>
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
        <Chip size="small" variant="outlined" label={translate(seenByLabel(tile))} />
      </Box>
      <Stack direction="row">
        <MoveButtons
          name={look.title}
          at={at}
          count={order.rows.length}
          isDisabled={!order.isOpen}
          onMove={(to) => order.move(at, to)}
        />
      </Stack>
    </Stack>
  );
};
