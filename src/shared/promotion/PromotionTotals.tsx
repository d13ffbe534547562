import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { useFormats } from '@/shared/formats/useFormats';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { exposureOf, totalQuota, type BonusCost, type Exposure } from './exposure';
import { givenResource } from './promotion-steps';
import { useBonusCost } from './useBonusCost';
import type { PromotionParts } from './usePromotionParts';

type PromotionTotalsProps = { promotion: RaRecord; parts: PromotionParts };

/** What a promotion comes to: how much it gives, how often, and the most that can cost. */
export const PromotionTotals = ({
  promotion,
  parts: { given, awards, isFailed },
}: PromotionTotalsProps) => {
  const translate = useTranslate();
  const { number, euro } = useFormats();
  const quota = totalQuota(promotion);
  const none = translate('resources.promotion.totals.unread');
  const read = (value: ReactNode, isThere: boolean) => {
    if (isThere) return value;
    return isFailed ? none : <Skeleton width={56} />;
  };
  const bonus = useBonusCost(promotion, awards);
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={translate('resources.promotion.totals.title')}
      sx={FRAME}
    >
      <Figure label={translate(`resources.${givenResource(promotion)}.name`, { smart_count: 2 })}>
        {read(number(given?.length ?? 0), given !== undefined)}
      </Figure>
      <Figure label={translate('resources.promotion.totals.quota')}>
        {Number.isFinite(quota) ? number(quota) : translate('resources.promotion.no_limit')}
      </Figure>
      <Figure label={translate('resources.promotion.totals.exposure')}>
        {read(
          given && <ExposureText exposure={exposureOf(promotion, given)} bonus={bonus.cost} />,
          given !== undefined && (bonus.cost !== undefined || bonus.isFailed),
        )}
      </Figure>
      <Figure
        label={translate('resources.promotion.totals.awards', { smart_count: awards?.length ?? 0 })}
      >
        {read(
          bonus.cost ? euro(bonus.cost.euros) : none,
          bonus.cost !== undefined || bonus.isFailed,
        )}
      </Figure>
    </Paper>
  );
};

type ExposureTextProps = {
  exposure: Exposure;
  /** Of the additional awards; undefined where that is not known. */
  bonus: BonusCost | undefined;
};

/** The most it can cost, additional awards included; where there is no most, that is said plainly. */
export const ExposureText = ({ exposure, bonus }: ExposureTextProps) => {
  const translate = useTranslate();
  const { euro } = useFormats();
  const { euros, unlimited, superPrizes } = exposure;
  const say = (key: string, args?: { smart_count: number }) =>
    translate(`resources.promotion.exposure.${key}`, args);
  const amount = unlimited ? say(`unlimited.${unlimited}`) : euro(euros + (bonus?.euros ?? 0));
  return [
    amount,
    ...(superPrizes > 0 ? [say('super_prizes', { smart_count: superPrizes })] : []),
    ...(bonus ? [] : [say('awards_unknown')]),
  ].join(' + ');
};

const Figure = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box sx={{ minWidth: 0 }}>
    <Typography variant="caption" color="text.secondary" component="div">
      {label}
    </Typography>
    <Typography component="div" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
      {children}
    </Typography>
  </Box>
);

const FRAME = {
  display: 'grid',
  gap: 2,
  px: 2.5,
  py: 2,
  mb: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(132px, 1fr))',
} as const;
