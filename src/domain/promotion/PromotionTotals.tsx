import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { useFormats } from '@/ui/formats/useFormats';
import { useWithUnreadable } from '@/ui/formats/useWithUnreadable';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { exposureOf, totalQuota, type BonusCost, type Exposure } from './exposure';
import { givenResource } from './promotion-steps';
import { useBonusCost } from './useBonusCost';
import type { PromotionParts } from './usePromotionParts';

type PromotionTotalsProps = { promotion: RaRecord; parts: PromotionParts };

/** The totals of a promotion: how much it gives, how often, and its maximum cost. */
export const PromotionTotals = ({
  promotion,
  parts: { given, awards, isFailed },
}: PromotionTotalsProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
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
      {bonus.isFailed ? (
        // Their cost is not known here, only their number.
        <Figure label={translate('resources.additional-award.name', { smart_count: 2 })}>
          {number(awards?.length ?? 0)}
        </Figure>
      ) : (
        <Figure
          // Where their cost is known, the maximum cost includes it.
          label={translate(
            `resources.promotion.totals.${bonus.cost && awards?.length ? 'awards_included' : 'awards'}`,
            {
              smart_count: awards?.length ?? 0,
            },
          )}
        >
          {read(bonus.cost && <BonusText cost={bonus.cost} />, bonus.cost !== undefined)}
        </Figure>
      )}
    </Paper>
  );
};

type ExposureTextProps = {
  exposure: Exposure;
  /** Cost of the additional awards; undefined where it is unknown. */
  bonus: BonusCost | undefined;
  /**
   * Whether it shows only the reason for a cost without a maximum, because another text says that there is no maximum.
   */
  isReason?: boolean;
};

/** The maximum cost, additional awards included; says so where there is no maximum. */
export const ExposureText = ({ exposure, bonus, isReason = false }: ExposureTextProps) => {
  const translate = useTranslate();
  const { euro } = useFormats();
  const withUnreadable = useWithUnreadable();
  const { euros, unlimited, superPrizes } = exposure;
  const unreadable = exposure.unreadable + (bonus?.unreadable ?? 0);
  // A cost of zero for additional awards says nothing about gifts that cannot be read.
  const known = euros === null ? bonus?.euros || null : euros + (bonus?.euros ?? 0);
  const say = (key: string, args?: { smart_count: number }) =>
    translate(`resources.promotion.exposure.${key}`, args);
  const amount = known === null ? '–' : euro(known);
  const reason = unlimited && say(`unlimited.${unlimited}`);
  const text = [
    reason ? (isReason ? reason : `${say('no_limit')}: ${reason}`) : amount,
    ...(superPrizes > 0 ? [say('super_prizes', { smart_count: superPrizes })] : []),
    ...(bonus ? [] : [say('awards_unknown')]),
  ].join(' + ');
  return withUnreadable(text, unreadable);
};

/** The maximum cost of the additional awards. */
export const BonusText = ({ cost }: { cost: BonusCost }) => {
  const { euro } = useFormats();
  const withUnreadable = useWithUnreadable();
  return withUnreadable(cost.euros === null ? '–' : euro(cost.euros), cost.unreadable);
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
