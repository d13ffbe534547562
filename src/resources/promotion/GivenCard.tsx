import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link, type RaRecord } from 'react-admin';
import { numberOf } from '@/core/number';
import { isUnreadable } from '@/core/read-sum';
import { ADDITIONAL_AWARD, GIFT } from '@/core/resource-names';
import { fillPath, recordPath } from '@/core/routes';
import { lineOf } from '@/core/text';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { rewardWorth } from '@/domain/promotion/given-name';
import { givenResource } from '@/domain/promotion/promotion-steps';
import { TimesWon } from '@/domain/promotion/TimesWon';
import type { PromotionParts } from '@/domain/promotion/usePromotionParts';
import { useTimesWon } from '@/domain/promotion/useTimesWon';
import { QueryCard } from '@/kit/record/QueryCard';
import { useDefinition } from '@/kit/registry/definitions';
import { NamedSkeleton } from '@/ui/page/NamedSkeleton';

type GivenCardProps = {
  promotion: RaRecord;
  parts: PromotionParts;
  /** Whether customers may have won some: how often they have is shown where the promotion's reports explain it. */
  hasBegun?: boolean;
};

/** The gifts or rewards of a promotion, read-only: each gift links to its page, additional awards to their list. */
export const GivenCard = ({
  promotion,
  parts: { given, awards, isFailed, refetch },
  hasBegun = false,
}: GivenCardProps) => {
  const translate = useTranslate();
  const { times, isReading } = useTimesWon(promotion, given, hasBegun);
  const resource = givenResource(promotion);
  const page = useDefinition(ADDITIONAL_AWARD).pages?.find(
    ({ name }) => name === `${resource}-awards`,
  );
  return (
    <QueryCard
      title={translate(`resources.${resource}.name`, { smart_count: 2 })}
      query={{ isPending: !given && !isFailed, isError: isFailed, refetch }}
      empty={given?.length === 0 ? translate(`resources.${resource}.empty`) : undefined}
      action={
        page &&
        (awards?.length ?? 0) > 0 && (
          <Button
            component={Link}
            size="small"
            to={fillPath(page.route, { promotion_id: String(promotion.id) })}
          >
            {translate('resources.promotion.totals.awards', { smart_count: awards?.length ?? 0 })}
          </Button>
        )
      }
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {given?.map((record, at) => (
          <Box component="li" key={record.id} sx={LINE}>
            <Stack direction="row" sx={TERMS}>
              <GivenName promotion={promotion} record={record} />
              <GivenTerms record={record} hasPieces={!times} />
            </Stack>
            {(times || isReading) && (
              <Stack direction="row" sx={WON}>
                {times ? <TimesWon record={record} times={times[at] ?? 0} /> : <Reading />}
              </Stack>
            )}
          </Box>
        ))}
      </Box>
    </QueryCard>
  );
};

const Reading = () => {
  const translate = useTranslate();
  return (
    <Typography variant="caption" component={Box} sx={{ ml: 'auto' }}>
      <NamedSkeleton label={translate('list.loading')} width={120} />
    </Typography>
  );
};

const GivenName = ({ promotion, record }: { promotion: RaRecord; record: RaRecord }) => {
  const translate = useTranslate();
  const gift = useDefinition(GIFT);
  if (givenResource(promotion) !== GIFT) {
    return translate(`resources.reward.type.${lineOf(record.type)}`, { _: lineOf(record.type) });
  }
  return (
    <Link to={recordPath(gift, 'show', record, { promotion_id: String(promotion.id) })}>
      {lineOf(record.title)}
    </Link>
  );
};

/**
 * The worth of a gift or reward, the turnover it requires (a free gift requires none) and its pieces, if limited and not
 * shown elsewhere.
 */
const GivenTerms = ({ record, hasPieces }: { record: RaRecord; hasPieces: boolean }) => {
  const translate = useTranslate();
  const formats = useFormats();
  const { euro, number } = formats;
  const { worth, target, target_value, free } = record;
  const what =
    typeof worth === 'number' ? euro(worth) : rewardWorth(record, translate, formats) || '–';
  const label = translate('resources.gift.fields.target');
  const threshold = isUnreadable(target ?? target_value)
    ? '–'
    : euro(numberOf(target ?? target_value) ?? 0);
  const pieces = numberOf(record.quantity);
  const terms = [
    free === true ? translate('resources.gift.fields.free') : `${label}: ${threshold}`,
    ...(pieces && hasPieces
      ? [
          translate('resources.promotion.outcome.pieces', {
            smart_count: pieces,
            count: number(pieces),
          }),
        ]
      : []),
  ];
  return (
    <Box sx={{ textAlign: 'right', flex: 'none', maxWidth: '60%' }}>
      <Box sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>{what}</Box>
      <Typography variant="caption" color="text.secondary">
        {terms.join(' · ')}
      </Typography>
    </Box>
  );
};

const LINE = {
  py: 1,
  typography: 'body2',
  overflowWrap: 'anywhere',
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
const TERMS = { gap: 2, justifyContent: 'space-between' };
const WON = { gap: 1.5, mt: 0.5 };
