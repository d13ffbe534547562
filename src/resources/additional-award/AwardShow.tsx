import type { RaRecord } from 'react-admin';
import { useParams } from 'react-router-dom';
import { Euro } from '@/shared/fields/Euro';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { CardGrid } from '@/shared/page/CardGrid';
import { Facts } from '@/shared/page/Facts';
import { PageHead } from '@/shared/page/PageHead';
import { ParentProvider } from '@/shared/record/ParentProvider';
import { QueryCard } from '@/shared/record/QueryCard';
import { RecordLoader } from '@/shared/record/RecordLoader';
import { ReferenceName } from '@/shared/references/ReferenceName';
import { useParent, useParentName } from '@/shared/registry/parent-record';

/** One additional award of a promotion, to be read. */
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
  const noun = translate('resources.additional-award.name', { smart_count: 1 });
  const givesGifts = useParent().award_type !== 'reward';
  const { gift_id, award_option_id, target_value, reward_amount } = record;
  return (
    <>
      <PageHead title={noun} subtitle={useParentName()} />
      <CardGrid>
        <QueryCard title={translate('resources.additional-award.form.rule')}>
          <Facts
            facts={[
              [
                'award_option_id',
                <ReferenceName
                  key="option"
                  resource="award-option"
                  code={award_option_id}
                  by="id"
                />,
              ],
              ...(givesGifts
                ? [
                    [
                      'gift_id',
                      <ReferenceName key="gift" resource="gift" code={gift_id} by="id" />,
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
