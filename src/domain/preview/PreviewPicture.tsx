import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { PICTURE_SIZE } from '@/core/constants';
import { isImageSource } from '@/core/images';

/** The picture of the previewed record, 1200×675, or a placeholder outline. */
export const PreviewPicture = ({ source }: { source: unknown }) =>
  typeof source === 'string' && isImageSource(source) ? (
    <Box component="img" src={source} alt="" {...PICTURE_SIZE} sx={SHAPE} />
  ) : (
    <Skeleton variant="rectangular" animation={false} sx={SHAPE} />
  );

const SHAPE = {
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: `${PICTURE_SIZE.width} / ${PICTURE_SIZE.height}`,
  objectFit: 'cover',
  borderRadius: 1,
} as const;
