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
import type { PromotionParts } from '@/domain/promotion/usePromotionParts';
import { QueryCard } from '@/kit/record/QueryCard';
import { useDefinition } from '@/kit/registry/definitions';

type GivenCardProps = { promotion: RaRecord; parts: PromotionParts };

/** The gifts or rewards of a promotion, read-only: each gift links to its page, additional awards to their list. */
export const GivenCard = ({
  promotion,
  parts: { given, awards, isFailed, refetch },
}: GivenCardProps) => {
  const translate = useTranslate();
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
        {given?.map((record) => (
          <Stack component="li" key={record.id} direction="row" sx={LINE}>
            <GivenName promotion={promotion} record={record} />
            <GivenTerms record={record} />
          </Stack>
        ))}
      </Box>
    </QueryCard>
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

/** The worth of a gift or reward, the turnover it requires (a free gift requires none) and its pieces, if limited. */
const GivenTerms = ({ record }: { record: RaRecord }) => {
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
    ...(pieces
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
  gap: 2,
  py: 1,
  justifyContent: 'space-between',
  typography: 'body2',
  overflowWrap: 'anywhere',
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
