import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useFormValues } from '@/kit/form-state/useFormValues';
import { appLookOf, onPrimary } from '@/domain/preview/app-look';
import { AppScreen } from '@/domain/preview/AppScreen';
import { PhoneFrame } from '@/domain/preview/PhoneFrame';
import { tileGrid } from '@/domain/preview/TileFace';

const FIELDS = [
  'app_name',
  'logo',
  'primary_color',
  'secondary_color',
  'background_color',
  'text_color',
];

/** The app's home screen while it is edited: its own colours on placeholder tiles. */
export const AppPreview = () => {
  const translate = useTranslate();
  const look = appLookOf(useFormValues(FIELDS));
  return (
    <PhoneFrame label={translate('resources.app.form.preview')} isShort>
      <AppScreen look={look}>
        <Typography sx={{ mb: 1, fontWeight: 600, color: 'inherit' }}>
          {translate('preview.greeting')}
        </Typography>
        <Box aria-hidden sx={tileGrid(56)}>
          {TILES.map(({ name, span, isPrimary }) => (
            <Box
              key={name}
              sx={{
                gridColumn: `span ${span}`,
                borderRadius: 1.5,
                p: 1,
                bgcolor: (isPrimary ? look.primary : look.secondary) ?? 'surface.sunken',
                color: isPrimary ? onPrimary(look) : look.text,
              }}
            />
          ))}
        </Box>
      </AppScreen>
    </PhoneFrame>
  );
};

const TILES = [
  { name: 'first', span: 3, isPrimary: true },
  { name: 'second', span: 1, isPrimary: false },
  { name: 'third', span: 2, isPrimary: true },
  { name: 'fourth', span: 2, isPrimary: false },
  { name: 'fifth', span: 1, isPrimary: true },
];
