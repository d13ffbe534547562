import Box from '@mui/material/Box';
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
import { ParentProvider } from '@/kit/record/ParentProvider';
import { QueryCard } from '@/kit/record/QueryCard';
import { RecordLoader } from '@/kit/record/RecordLoader';
import { ShowHeader } from '@/kit/record/ShowHeader';
import { useParentName } from '@/kit/registry/parent-record';
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
        </QueryCard>
        <AwardLines gift={record} />
      </CardGrid>
    </>
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
