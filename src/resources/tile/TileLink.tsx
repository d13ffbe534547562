import type { SxProps } from '@mui/material/styles';
import { type RaRecord } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { RecordLink } from '@/kit/links/RecordLink';
import { tileLookOf } from '@/domain/preview/app-look';

/** The title of a tile, with a link to its form for users who may edit it. */
export const TileLink = ({ tile, sx }: { tile: RaRecord; sx?: SxProps }) => {
  const translate = useTranslate();
  return (
    <RecordLink record={tile} draggable={false} sx={sx}>
      {tileLookOf(tile).title || translate('preview.no_title')}
    </RecordLink>
  );
};
