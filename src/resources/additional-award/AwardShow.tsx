import type { RaRecord } from 'react-admin';
import { useParams } from 'react-router-dom';
import { AWARD_OPTION, GIFT } from '@/core/resource-names';
import { Euro } from '@/kit/fields/Euro';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { CardGrid } from '@/ui/page/CardGrid';
import { Facts } from '@/kit/fields/Facts';
import { ParentProvider } from '@/kit/record/ParentProvider';
import { QueryCard } from '@/kit/record/QueryCard';
import { RecordLoader } from '@/kit/record/RecordLoader';
import { useRecordName } from '@/kit/record/useRecordName';
import { ShowHeader } from '@/kit/record/ShowHeader';
import { ReferenceName } from '@/kit/references/ReferenceName';
import { useDefinition } from '@/kit/registry/definitions';
import { useParent, useParentName } from '@/kit/registry/parent-record';

/** Read-only page of one additional award of a promotion. */
export const AwardShow = () => {
  const { id = '' } = useParams();
  return (
    <ParentProvider>
      <RecordLoader id={id}>{(record) => <Award record={record} />}</RecordLoader>
    </ParentProvider>
  );
};

const Award = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate();
  const name = useRecordName()(useDefinition(), record);
  const givesGifts = useParent().award_type !== 'reward';
  const { gift_id, award_option_id, target_value, reward_amount } = record;
  return (
    <>
      <ShowHeader record={record} title={name} subtitle={useParentName()} />
      <CardGrid>
        <QueryCard title={translate('resources.additional-award.form.rule')}>
          <Facts
            facts={[
              [
                'award_option_id',
                <ReferenceName
                  key="option"
                  resource={AWARD_OPTION}
                  code={award_option_id}
                  by="id"
                />,
              ],
              ...(givesGifts
                ? [
                    [
                      'gift_id',
                      <ReferenceName key="gift" resource={GIFT} code={gift_id} by="id" />,
                    ] as const,
                  ]
                : []),
              ['target_value', <Euro key="target" value={target_value} />],
              ['reward_amount', <Euro key="amount" value={reward_amount} />],
            ]}
          />
        </QueryCard>
      </CardGrid>
    </>
  );
};
