import type { SxProps } from '@mui/material/styles';
import { Link, useTranslate, type RaRecord } from 'react-admin';
import { useCan } from '@/providers/use-session';
import { useDefinition } from '@/shared/definitions';
import { useRecordAddresses } from '@/shared/drawer/drawer-address';
import { tileLookOf } from '@/shared/preview/app-look';

/** The title of a tile, linked to its form for who may edit it. */
export const TileLink = ({ tile, sx }: { tile: RaRecord; sx?: SxProps }) => {
  const translate = useTranslate();
  const definition = useDefinition();
  const addresses = useRecordAddresses(definition);
  const isAllowed = useCan(definition.access.edit ?? 'none:visit');
  const title = tileLookOf(tile).title || translate('preview.no_title');
  return isAllowed ? (
    <Link to={addresses.record(tile.id)} draggable={false} sx={sx}>
      {title}
    </Link>
  ) : (
    title
  );
};
