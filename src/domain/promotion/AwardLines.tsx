import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { Link, type RaRecord } from 'react-admin';
import { ADDITIONAL_AWARD, AWARD_OPTION } from '@/core/resource-names';
import { recordPath } from '@/core/routes';
import { textOrNumberOf } from '@/core/text';
import { Euro } from '@/kit/fields/Euro';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { QueryCard } from '@/kit/record/QueryCard';
import { ReferenceName } from '@/kit/references/ReferenceName';
import { useDefinition } from '@/kit/registry/definitions';
import { useParent } from '@/kit/registry/parent-record';
import { givenResource } from './promotion-steps';
import { usePromotionParts } from './usePromotionParts';

/** The additional awards of a gift of the page's promotion, each a link to its own page. */
export const AwardLines = ({ gift }: { gift: RaRecord }) => {
  const translate = useTranslate();
  const promotion = useParent();
  const definition = useDefinition(ADDITIONAL_AWARD);
  const { awards, isFailed, refetch } = usePromotionParts(promotion);
  const own = (awards ?? []).filter(({ gift_id }) => gift_id === gift.id);
  const params = { promotion_id: String(promotion.id), award_type: givenResource(promotion) };
  return (
    <QueryCard
      title={translate('resources.gift.awards')}
      query={{ isPending: !awards && !isFailed, isError: isFailed, refetch }}
      empty={own.length === 0 ? translate('resources.gift.no_awards') : undefined}
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {own.map((award) => (
          <Stack
            component="li"
            key={award.id}
            direction="row"
            sx={{
              gap: 2,
              justifyContent: 'space-between',
              typography: 'body2',
              '& > a': { minWidth: 0, overflowWrap: 'anywhere' },
            }}
          >
            <Link to={recordPath(definition, 'show', award, params)}>
              <ReferenceName
                resource={AWARD_OPTION}
                code={textOrNumberOf(award.award_option_id)}
                by="id"
                isLinked={false}
              />
            </Link>
            <Euro value={award.reward_amount} />
          </Stack>
        ))}
      </Box>
    </QueryCard>
  );
};
