import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { isImageSource } from '@/core/images';
import { lineOf, screenfulOf } from '@/core/text';
import { PICTURE_SIZE } from '@/core/constants';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { PhoneFrame } from '@/domain/preview/PhoneFrame';

/** The gift as the app shows it, while it is edited. */
export const GiftPreview = () => {
  const translate = useTranslate();
  const { euro } = useFormats();
  const [title, description, image, target, free] = useWatch({
    name: ['title', 'description', 'image', 'target', 'free'],
  }) as unknown[];
  const isPicture = typeof image === 'string' && isImageSource(image);
  return (
    <PhoneFrame label={translate('resources.gift.form.preview')} isShort>
      {isPicture ? (
        <Box component="img" src={image} alt="" {...PICTURE_SIZE} sx={PICTURE} />
      ) : (
        <Skeleton variant="rectangular" animation={false} sx={PICTURE} />
      )}
      <Box sx={{ p: 2, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontSize: 16, fontWeight: 600 }}>
          {lineOf(title).trim() || <Skeleton animation={false} width="60%" />}
        </Typography>
        <Typography variant="body2" color="primary" sx={{ mt: 0.5, fontWeight: 500 }}>
          {free === true
            ? translate('resources.gift.form.given')
            : typeof target === 'number' &&
              translate('resources.gift.form.from', { target: euro(target) })}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1, whiteSpace: 'pre-line' }}>
          {screenfulOf(description).trim()}
        </Typography>
      </Box>
    </PhoneFrame>
  );
};

const PICTURE = {
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: `${PICTURE_SIZE.width} / ${PICTURE_SIZE.height}`,
  objectFit: 'cover',
} as const;
