import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { FormSection } from '@/kit/form/FormSection';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { exposureOf } from '@/domain/promotion/exposure';
import { givenResource } from '@/domain/promotion/promotion-steps';
import { BonusText, ExposureText } from '@/domain/promotion/PromotionTotals';
import { useBonusCost } from '@/domain/promotion/useBonusCost';
import type { PromotionParts } from '@/domain/promotion/usePromotionParts';

type MaximumCostProps = { promotion: RaRecord; parts: PromotionParts };

/** The maximum cost of a promotion: the total, then each part. */
export const MaximumCost = ({
  promotion,
  parts: { given, awards, isFailed },
}: MaximumCostProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const bonus = useBonusCost(promotion, awards);
  const exposure = given && exposureOf(promotion, given);
  const isKnown = exposure && (bonus.cost || bonus.isFailed);
  return (
    <FormSection
      title="resources.promotion.exposure.title"
      hint="resources.promotion.exposure.text"
    >
      <Typography sx={{ fontSize: 20, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {isKnown ? <ExposureText exposure={exposure} bonus={bonus.cost} /> : '–'}
      </Typography>
      {isKnown && bonus.cost && (awards?.length ?? 0) > 0 && (
        <Box component="ul" sx={PARTS}>
          <Part
            label={translate(`resources.${givenResource(promotion)}.name`, { smart_count: 2 })}
            amount={<ExposureText exposure={exposure} bonus={NO_BONUS} />}
          />
          <Part
            label={translate('resources.promotion.exposure.bonus', {
              smart_count: bonus.cost.winners,
              count: number(bonus.cost.winners),
            })}
            amount={<BonusText cost={bonus.cost} />}
          />
        </Box>
      )}
      {isFailed && translate('resources.promotion.totals.unread')}
    </FormSection>
  );
};

const NO_BONUS = { euros: 0, winners: 0, unreadable: 0 };

const Part = ({ label, amount }: { label: string; amount: ReactNode }) => (
  <Box component="li" sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}>
    <span>{label}</span>
    <span>{amount}</span>
  </Box>
);

const PARTS = {
  listStyle: 'none',
  m: 0,
  p: 0,
  maxWidth: 480,
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
} as const;
