import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useWatch } from 'react-hook-form';
import { isImageSource } from '@/core/images';
import { lineOf, screenfulOf, textOf } from '@/core/text';
import { PhoneFrame } from '@/domain/preview/PhoneFrame';

/** Preview of the app's header for the company, while it is edited. */
export const CompanyPreview = () => {
  const translate = useTranslate();
  const [name, description, logo, square, header] = useWatch({
    name: ['company_name', 'description', 'logo', 'logo_square', 'header_image'],
  }) as unknown[];
  return (
    <PhoneFrame label={translate('resources.company.form.preview')}>
      <Picture source={header} ratio="3 / 1" />
      <Box sx={{ px: 2, pb: 3 }}>
        <Box
          sx={{
            width: 64,
            // The header may contain the company's name as lettering: the logo must not cover it.
            mt: 1.5,
          }}
        >
          <Picture source={square} ratio="1 / 1" isRounded />
        </Box>
        <Typography sx={{ mt: 1, fontSize: 16, fontWeight: 600, overflowWrap: 'anywhere' }}>
          {lineOf(name).trim() || <Skeleton animation={false} width="60%" />}
        </Typography>
        <Typography
          variant="body2"
          color="text.secondary"
          sx={{ maxHeight: 120, overflow: 'hidden', overflowWrap: 'anywhere' }}
        >
          {screenfulOf(description).trim() || <Skeleton animation={false} width="90%" />}
        </Typography>
        <Stack spacing={1} sx={{ mt: 2 }}>
          <Skeleton variant="rounded" animation={false} height={64} />
          <Skeleton variant="rounded" animation={false} height={64} />
        </Stack>
        <Box sx={{ mt: 3, mx: 'auto', width: 160 }}>
          <Picture source={logo} ratio="10 / 3" />
        </Box>
      </Box>
    </PhoneFrame>
  );
};

type PictureProps = { source: unknown; ratio: string; isRounded?: boolean };

const Picture = ({ source, ratio, isRounded }: PictureProps) => {
  const src = textOf(source).trim();
  const shape = { aspectRatio: ratio, width: '100%', borderRadius: isRounded ? 1.5 : 0 };
  return isImageSource(src) ? (
    <Box
      component="img"
      decoding="async"
      src={src}
      alt=""
      sx={{ ...shape, display: 'block', objectFit: 'cover' }}
    />
  ) : (
    <Skeleton variant="rectangular" animation={false} sx={{ ...shape, height: 'auto' }} />
  );
};
