import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { RaRecord } from 'react-admin';
import { FormSection } from '@/shared/form/FormSection';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { exposureOf } from '@/shared/promotion/exposure';
import { ExposureText } from '@/shared/promotion/PromotionTotals';
import { usePromotionParts } from '@/shared/promotion/usePromotionParts';
import { ConcludeButton } from './ConcludeButton';
import { Preflight } from './Preflight';
import { Simulation } from './Simulation';

/** The last step: what is missing or odd, what the promotion may cost, and what it would have cost. */
export const PromotionReview = ({ promotion }: { promotion: RaRecord }) => {
  const translate = useTranslate();
  const parts = usePromotionParts(promotion);
  return (
    <>
      <Preflight promotion={promotion} parts={parts} />
      <FormSection
        title="resources.promotion.exposure.title"
        hint="resources.promotion.exposure.text"
      >
        <Typography sx={{ fontSize: 20, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {parts.given ? <ExposureText exposure={exposureOf(promotion, parts.given)} /> : '–'}
        </Typography>
        {parts.isFailed && translate('resources.promotion.totals.unread')}
      </FormSection>
      <Simulation promotion={promotion} given={parts.given} />
      <Box>
        <ConcludeButton promotion={promotion} />
      </Box>
    </>
  );
};
