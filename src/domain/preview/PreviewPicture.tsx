import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { PICTURE_SIZE } from '@/core/constants';
import { isImageSource } from '@/core/images';

/** The picture of the previewed record, 1200×675, or a placeholder outline, also for a picture that cannot load. */
export const PreviewPicture = ({ source }: { source: unknown }) =>
  typeof source === 'string' && isImageSource(source) ? (
    <Picture key={source} source={source} />
  ) : (
    <Placeholder />
  );

const Picture = ({ source }: { source: string }) => {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <Placeholder />;
  return (
    <Box
      component="img"
      src={source}
      alt=""
      onError={() => setBroken(true)}
      {...PICTURE_SIZE}
      sx={SHAPE}
    />
  );
};

const Placeholder = () => <Skeleton variant="rectangular" animation={false} sx={SHAPE} />;

const SHAPE = {
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: `${PICTURE_SIZE.width} / ${PICTURE_SIZE.height}`,
  objectFit: 'cover',
  borderRadius: 1,
} as const;
