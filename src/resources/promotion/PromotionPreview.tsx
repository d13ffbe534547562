import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { dayOf } from '@/core/days';
import { lineOf, screenfulOf } from '@/core/text';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { AppScreen } from '@/domain/preview/AppScreen';
import { PhoneFrame } from '@/domain/preview/PhoneFrame';
import { PreviewPicture } from '@/domain/preview/PreviewPicture';
import { useCompanyLook } from '@/domain/preview/useCompanyLook';
import { useChosenCompanies } from './QuotasInput';

/** The promotion being edited, in the app of its first company. */
export const PromotionPreview = () => {
  const translate = useTranslate();
  const { utc } = useFormats();
  const [company = ''] = useChosenCompanies();
  const look = useCompanyLook(company);
  const [title, description, image, end] = useWatch({
    name: ['title', 'description', 'image', 'end_date'],
  }) as unknown[];
  const until = dayOf(end);
  return (
    <PhoneFrame label={translate('resources.promotion.form.preview')}>
      <AppScreen look={look}>
        <PreviewPicture source={image} />
        <Box sx={{ pt: 1.5, overflowWrap: 'anywhere' }}>
          <Typography sx={{ fontSize: 16, fontWeight: 600, color: 'inherit' }}>
            {lineOf(title).trim() || <Skeleton animation={false} width="60%" />}
          </Typography>
          {until && (
            <Typography variant="body2" sx={{ mt: 0.5, color: 'inherit', fontWeight: 500 }}>
              {translate('resources.promotion.form.until', { day: utc.day(until) })}
            </Typography>
          )}
          <Typography
            variant="body2"
            sx={{
              mt: 1,
              color: 'inherit',
              whiteSpace: 'pre-line',
              maxHeight: 160,
              overflow: 'hidden',
            }}
          >
            {screenfulOf(description).trim()}
          </Typography>
        </Box>
      </AppScreen>
    </PhoneFrame>
  );
};
