import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { RaRecord } from 'react-admin';
import { useParams } from 'react-router-dom';
import { PICTURE_SIZE } from '@/core/constants';
import { isImageSource } from '@/core/images';
import { lineOf } from '@/core/text';
import { LongText } from '@/kit/fields/LongText';
import { Code } from '@/kit/fields/Code';
import { Euro } from '@/kit/fields/Euro';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { CardGrid } from '@/ui/page/CardGrid';
import { Facts } from '@/kit/fields/Facts';
import { AwardLines } from '@/domain/promotion/AwardLines';
import { isUpcoming } from '@/domain/promotion/change-effect';
import { TimesWon } from '@/domain/promotion/TimesWon';
import { usePromotionParts } from '@/domain/promotion/usePromotionParts';
import { useTimesWon } from '@/domain/promotion/useTimesWon';
import { ParentProvider } from '@/kit/record/ParentProvider';
import { QueryCard } from '@/kit/record/QueryCard';
import { RecordLoader } from '@/kit/record/RecordLoader';
import { ShowHeader } from '@/kit/record/ShowHeader';
import { useParent, useParentName } from '@/kit/registry/parent-record';
import { FreeMark } from './FreeMark';

/** Read-only page of one gift of a promotion. */
export const GiftShow = () => {
  const { id = '' } = useParams();
  return (
    <ParentProvider>
      <RecordLoader id={id}>{(record) => <Gift record={record} />}</RecordLoader>
    </ParentProvider>
  );
};

const Gift = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const { image, quantity } = record;
  const isPicture = typeof image === 'string' && isImageSource(image);
  return (
    <>
      <ShowHeader record={record} title={lineOf(record.title)} subtitle={useParentName()} />
      <CardGrid>
        <QueryCard title={translate('resources.gift.name', { smart_count: 1 })}>
          {isPicture && <Box component="img" src={image} alt="" {...PICTURE_SIZE} sx={PICTURE} />}
          <Typography sx={{ mb: 2, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            <LongText text={record.description} />
          </Typography>
          <Facts
            facts={[
              ['code', <Code key="code">{record.code}</Code>],
              ['worth', <Euro key="worth" value={record.worth} />],
              ['target', <Euro key="target" value={record.target} />],
              ['free', <FreeMark key="free" isFree={record.free === true} />],
              [
                'quantity',
                quantity > 0 ? number(Number(quantity)) : translate('resources.gift.unlimited'),
              ],
            ]}
          />
          <Won record={record} />
        </QueryCard>
        <AwardLines gift={record} />
      </CardGrid>
    </>
  );
};

/** How often the gift was won, where the reports of its promotion explain it. */
const Won = ({ record }: { record: RaRecord }) => {
  const promotion = useParent();
  const { given } = usePromotionParts(promotion);
  const { times } = useTimesWon(promotion, given, !isUpcoming(promotion));
  const at = given?.findIndex(({ id }) => id === record.id) ?? -1;
  const won = times?.[at];
  return won === undefined ? null : (
    <Stack direction="row" sx={{ gap: 1.5, mt: 2 }}>
      <TimesWon record={record} times={won} />
    </Stack>
  );
};

const PICTURE = {
  display: 'block',
  width: '100%',
  height: 'auto',
  objectFit: 'cover',
  borderRadius: 1,
  mb: 2,
} as const;
