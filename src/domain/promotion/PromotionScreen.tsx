import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { dayOf } from '@/core/days';
import { isImageSource } from '@/core/images';
import { numberOf } from '@/core/number';
import type { WireRecord } from '@/core/resource';
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

/** A promotion in the app of its first company, with its gifts or rewards. */
export const PromotionScreen = ({ end, given = [], ...offer }: PromotionScreenProps) => {
  const translate = useTranslate();
  const { utc } = useFormats();
  const until = dayOf(end);
  return (
    <OfferScreen
      {...offer}
      label={translate('resources.promotion.form.preview')}
      terms={until && translate('resources.promotion.form.until', { day: utc.day(until) })}
    >
      {given.length > 0 && (
        <Box component="ul" sx={GIVEN}>
          {given.slice(0, MAX_SHOWN).map((record) => (
            <GivenLine key={record.id} record={record} />
          ))}
        </Box>
      )}
    </OfferScreen>
  );
};

/** The number of gifts or rewards that fits on the screen of a phone. */
const MAX_SHOWN = 4;

const GivenLine = ({ record }: { record: RaRecord }) => {
  const nameOf = useGivenName();
  const termsOf = useAwardTerms();
  const { image } = record;
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
          {termsOf(record)}
        </Typography>
      </Box>
    </Box>
  );
};

type OfferScreenProps = {
  /** The accessible name of the preview. */
  label: string;
  /** The code of the company whose app shows it; empty for none. */
  company: string;
  image: unknown;
  title: unknown;
  /** The line below the title; nothing where it is not known yet. */
  terms: ReactNode;
  description: unknown;
  /** Content below the description, which is cut to make room for it. */
  children?: ReactNode;
};

/** A promotion or a gift in the app of a company. */
export const OfferScreen = ({
  label,
  company,
  image,
  title,
  terms,
  description,
  children,
}: OfferScreenProps) => (
  <CompanyScreen label={label} company={company}>
    {() => (
      <>
        <PreviewPicture source={image} />
        <Box sx={{ pt: 1.5, overflowWrap: 'anywhere' }}>
          <Typography sx={{ fontSize: 16, fontWeight: 600, color: 'inherit' }}>
            {lineOf(title).trim() || <Skeleton animation={false} width="60%" />}
          </Typography>
          {terms && (
            <Typography variant="body2" sx={{ mt: 0.5, color: 'inherit', fontWeight: 500 }}>
              {terms}
            </Typography>
          )}
          <Typography variant="body2" sx={children ? CUT : DESCRIPTION}>
            {screenfulOf(description).trim()}
          </Typography>
        </Box>
        {children}
      </>
    )}
  </CompanyScreen>
);

/** Returns a function that says when a gift or reward is won; false where its threshold is not known. */
export const useAwardTerms = () => {
  const translate = useTranslate();
  const { euro } = useFormats();
  return ({ free, target, target_value }: WireRecord): string | false => {
    const threshold = numberOf(target ?? target_value);
    if (threshold === undefined) return false;
    const key = free === true ? 'given' : 'from';
    return translate(`resources.gift.form.${key}`, { target: euro(threshold) });
  };
};

const DESCRIPTION = { mt: 1, color: 'inherit', whiteSpace: 'pre-line' };
const CUT = { ...DESCRIPTION, maxHeight: 160, overflow: 'hidden' };
const GIVEN = { listStyle: 'none', m: 0, mt: 1.5, p: 0, display: 'grid', gap: 1 };
const LINE = { display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 };
const PICTURE = { width: 64, height: 36, objectFit: 'cover', borderRadius: 0.75, flex: 'none' };
