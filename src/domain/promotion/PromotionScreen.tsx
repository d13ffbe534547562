import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { RaRecord } from 'react-admin';
import { dayOf } from '@/core/days';
import { isImageSource } from '@/core/images';
import { numberOf } from '@/core/number';
import { lineOf, screenfulOf } from '@/core/text';
import { CompanyScreen } from '@/domain/preview/CompanyScreen';
import { PreviewPicture } from '@/domain/preview/PreviewPicture';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useGivenName } from './useGivenName';

type PromotionScreenProps = {
  title: unknown;
  description: unknown;
  image: unknown;
  end: unknown;
  /** Code of its first company; empty for none. */
  company: string;
  /** Its gifts or rewards, as far as they are known. */
  given?: readonly RaRecord[];
};

/** A promotion in the app of its first company, with what it gives. */
export const PromotionScreen = ({
  title,
  description,
  image,
  end,
  company,
  given = [],
}: PromotionScreenProps) => {
  const translate = useTranslate();
  const { utc } = useFormats();
  const until = dayOf(end);
  return (
    <CompanyScreen label={translate('resources.promotion.form.preview')} company={company}>
      {() => (
        <>
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
            <Typography variant="body2" sx={DESCRIPTION}>
              {screenfulOf(description).trim()}
            </Typography>
          </Box>
          {given.length > 0 && (
            <Box component="ul" sx={GIVEN}>
              {given.slice(0, MOST).map((record) => (
                <GivenLine key={record.id} record={record} />
              ))}
            </Box>
          )}
        </>
      )}
    </CompanyScreen>
  );
};

/** The number that fits on the screen of a phone. */
const MOST = 4;

const GivenLine = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate();
  const { euro } = useFormats();
  const nameOf = useGivenName();
  const { image, free } = record;
  const threshold = numberOf(record.target ?? record.target_value);
  const terms =
    free === true
      ? translate('resources.gift.form.given')
      : threshold !== undefined &&
        translate('resources.gift.form.from', { target: euro(threshold) });
  return (
    <Box component="li" sx={LINE}>
      {typeof image === 'string' && isImageSource(image) && (
        <Box component="img" src={image} alt="" sx={PICTURE} />
      )}
      <Box sx={{ minWidth: 0, flex: 1, overflowWrap: 'anywhere' }}>
        <Typography variant="body2" sx={{ color: 'inherit', fontWeight: 500 }}>
          {nameOf(record)}
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'inherit' }}>
          {terms}
        </Typography>
      </Box>
    </Box>
  );
};

const DESCRIPTION = {
  mt: 1,
  color: 'inherit',
  whiteSpace: 'pre-line',
  maxHeight: 160,
  overflow: 'hidden',
};
const GIVEN = { listStyle: 'none', m: 0, mt: 1.5, p: 0, display: 'grid', gap: 1 };
const LINE = { display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 };
const PICTURE = { width: 64, height: 36, objectFit: 'cover', borderRadius: 0.75, flex: 'none' };
