import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormValues } from '@/kit/form-state/useFormValues';
import { lineOf, screenfulOf, textOf } from '@/core/text';
import { Period } from '@/kit/fields/Period';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { onPrimary } from '@/domain/preview/app-look';
import { CompanyScreen } from '@/domain/preview/CompanyScreen';
import { PreviewPicture } from '@/domain/preview/PreviewPicture';

const FIELDS = [
  'title',
  'destination',
  'description',
  'image',
  'type',
  'company_code',
  'start_date',
  'end_date',
] as const;

/** The journey being edited, in its company's app. */
export const JourneyPreview = () => {
  const translate = useTranslate();
  const values = useFormValues(FIELDS);
  const { title, destination, description, image, start_date, end_date } = values;
  const type = lineOf(values.type);
  return (
    <CompanyScreen
      label={translate('resources.journey.form.preview')}
      company={textOf(values.company_code)}
    >
      {(look) => (
        <Stack sx={{ gap: 1.25, overflowWrap: 'anywhere' }}>
          <PreviewPicture source={image} />
          {type !== '' && (
            <Box
              sx={{ ...BADGE, bgcolor: look.primary ?? 'surface.sunken', color: onPrimary(look) }}
            >
              {translate(`resources.journey.type.${type}`, { _: type })}
            </Box>
          )}
          <Box>
            <Typography sx={{ fontWeight: 600, color: 'inherit' }}>
              {lineOf(title).trim() || translate('resources.journey.form.no_title')}
            </Typography>
            <Typography variant="body2" sx={{ color: 'inherit' }}>
              {lineOf(destination).trim() || translate('resources.journey.form.no_destination')}
            </Typography>
            {Boolean(start_date) && Boolean(end_date) && (
              <Typography variant="caption" component="p" sx={{ color: 'inherit' }}>
                <Period record={{ start_date, end_date }} />
              </Typography>
            )}
          </Box>
          <Typography variant="body2" sx={{ color: 'inherit', whiteSpace: 'pre-line' }}>
            {screenfulOf(description)}
          </Typography>
        </Stack>
      )}
    </CompanyScreen>
  );
};

const BADGE = {
  alignSelf: 'flex-start',
  px: 1,
  borderRadius: 1,
  typography: 'caption',
  fontWeight: 600,
} as const;
