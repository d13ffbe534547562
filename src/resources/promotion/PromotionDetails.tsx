import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type RaRecord } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { PICTURE_SIZE } from '@/core/constants';
import { isImageSource } from '@/core/images';
import { textsOf } from '@/core/one-or-many';
import { CATEGORY, COMPANY } from '@/core/resource-names';
import { AllRecipientNames } from '@/domain/audience/RecipientNames';
import { LongText } from '@/kit/fields/LongText';
import { FixedValue } from '@/kit/fields/FixedValue';
import { Period } from '@/kit/fields/Period';
import { Code } from '@/kit/fields/Code';
import { CardGrid } from '@/ui/page/CardGrid';
import { Facts } from '@/kit/fields/Facts';
import { QueryCard } from '@/kit/record/QueryCard';
import { ReferenceName } from '@/kit/references/ReferenceName';
import { ReferenceNames } from '@/kit/references/ReferenceNames';
import { useFormats } from '@/ui/formats/useFormats';
import { quotasOf } from './promotion.codec';
import { PromotionPhase } from './PromotionPhase';

type PromotionDetailsProps = { record: RaRecord; children: ReactNode };

/** The terms and recipients of a promotion, beside its gifts or rewards (`children`) and its companies. */
export const PromotionDetails = ({ record, children }: PromotionDetailsProps) => {
  const translate = useTranslate();
  return (
    <CardGrid>
      <QueryCard title={translate('resources.promotion.details')}>
        <Picture source={record.image} />
        <Typography sx={{ mb: 2, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          <LongText text={record.description} />
        </Typography>
        <Facts
          facts={[
            ['period', <Term key="period" record={record} />],
            ['award_type', <FixedValue key="award" field="award_type" value={record.award_type} />],
            [
              'payout_type',
              <FixedValue key="payout" field="payout_type" value={record.payout_type} />,
            ],
            ['max_per_client', <Limit key="limit" value={Number(record.max_per_client) || 0} />],
            ['recipients', <AllRecipientNames key="recipients" recipients={record.recipients} />],
            [
              'categories',
              <ReferenceNames
                key="categories"
                resource={CATEGORY}
                codes={textsOf(record.categories)}
              />,
            ],
          ]}
        />
      </QueryCard>
      <Stack sx={{ gap: 2 }}>
        {children}
        <Quotas record={record} />
      </Stack>
    </CardGrid>
  );
};

const Picture = ({ source }: { source: unknown }) =>
  typeof source === 'string' && isImageSource(source) ? (
    <Box component="img" src={source} alt="" {...PICTURE_SIZE} sx={PICTURE} />
  ) : null;

const PICTURE = {
  display: 'block',
  width: '100%',
  // The terms below it are in the first screenful.
  maxWidth: 360,
  height: 'auto',
  objectFit: 'cover',
  borderRadius: 1,
  mb: 2,
};

const Term = ({ record }: { record: RaRecord }) => (
  <>
    <Period record={record} />
    <Typography component="span" variant="body2" color="text.secondary">
      <PromotionPhase record={record} />
    </Typography>
  </>
);

/** A limit; 0 means no limit (specification, section 5). */
const Limit = ({ value }: { value: number }) => {
  const translate = useTranslate();
  const { number } = useFormats();
  return value > 0 ? <Code>{number(value)}</Code> : translate('resources.promotion.no_limit');
};

const Quotas = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate();
  const quotas = quotasOf(record);
  return (
    <QueryCard
      title={translate('resources.promotion.quota.title')}
      empty={quotas.length === 0 ? translate('resources.promotion.quota.none') : undefined}
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {quotas.map(({ company_code, quota }) => (
          <Stack
            component="li"
            key={company_code}
            direction="row"
            sx={{
              gap: 2,
              justifyContent: 'space-between',
              typography: 'body2',
              '& > :first-child': { minWidth: 0, overflowWrap: 'anywhere' },
            }}
          >
            <ReferenceName resource={COMPANY} code={company_code} /> <Limit value={quota} />
          </Stack>
        ))}
      </Box>
    </QueryCard>
  );
};
