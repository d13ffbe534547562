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
          given && <ExposureFigure exposure={exposureOf(promotion, given)} bonus={bonus.cost} />,
          given !== undefined && (bonus.cost !== undefined || bonus.isFailed),
        )}
      </Figure>
      {bonus.isFailed ? (
        // Only the number of additional awards is known here, not their cost.
        <Figure label={translate('resources.additional-award.name', { smart_count: 2 })}>
          {number(awards?.length ?? 0)}
        </Figure>
      ) : (
        <Figure
          // The maximum cost includes that of the additional awards, if it is known.
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
};

/** The maximum cost including additional awards, or the reason why there is no maximum. */
export const ExposureText = (props: ExposureTextProps) => {
  const { amount, reason, more, unreadable } = useExposureWords()(props);
  const withUnreadable = useWithUnreadable();
  const text = [reason ? `${amount}: ${reason}` : amount, ...more].join(' + ');
  return withUnreadable(text, unreadable);
};

/** {@link ExposureText} as a figure: the reason for no maximum and additional costs are below it, in small type. */
const ExposureFigure = (props: ExposureTextProps) => {
  const { amount, besides, unreadable } = useExposureWords()(props);
  const below = useWithUnreadable()(besides, unreadable);
  return (
    <>
      {amount}
      {below !== '' && ' '}
      {below !== '' && (
        <Typography variant="caption" color="text.secondary" sx={{ display: 'block' }}>
          {below}
        </Typography>
      )}
    </>
  );
};

/**
 * Returns a function that formats the maximum cost: its `amount`, the `reason` why there is no maximum, and what adds
 * to it without a known cost (`more`), with the number of unreadable values. `besides` has reason and additions on one
 * line.
 */
export const useExposureWords = () => {
  const translate = useTranslate();
  const { euro } = useFormats();
  const say = (key: string, args?: { smart_count: number }) =>
    translate(`resources.promotion.exposure.${key}`, args);
  return ({
    exposure: { euros, unlimited, superPrizes, unreadable },
    bonus,
  }: ExposureTextProps) => {
    // Where gifts cannot be read, a cost of zero for additional awards is no total.
    const known = euros === null ? bonus?.euros || null : euros + (bonus?.euros ?? 0);
    const reason = unlimited && say(`unlimited.${unlimited}`);
    const more = [
      ...(superPrizes > 0 ? [say('super_prizes', { smart_count: superPrizes })] : []),
      ...(bonus ? [] : [say('awards_unknown')]),
    ];
    return {
      amount: unlimited ? say('no_limit') : known === null ? '–' : euro(known),
      reason,
      more,
      besides: [...(reason ? [reason] : []), ...more.map((each) => `+ ${each}`)].join(' '),
      unreadable: unreadable + (bonus?.unreadable ?? 0),
    };
  };
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
