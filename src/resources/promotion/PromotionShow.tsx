import type { RaRecord } from 'react-admin';
import { useParams } from 'react-router-dom';
import { useOwnAddress } from '@/shared/links/useOwnAddress';
import { FixedValue } from '@/shared/fields/FixedValue';
import { Code } from '@/shared/fields/Code';
import { PageHead } from '@/shared/page/PageHead';
import { RecordLoader } from '@/shared/record/RecordLoader';
import { PromotionDetails } from './PromotionDetails';
import { PromotionPhase } from './PromotionStates';

/** One promotion, to be read: `/promotion/view/{id}/gift` or `…/reward`, by what it gives. */
export const PromotionShow = () => {
  const { id = '' } = useParams();
  return <RecordLoader id={id}>{(record) => <Promotion record={record} />}</RecordLoader>;
};

const Promotion = ({ record }: { record: RaRecord }) => {
  useOwnAddress(record, 'show');
  return (
    <>
      <PageHead
        title={String(record.title)}
        subtitle={
          <>
            <Code>{record.code}</Code> · <PromotionPhase record={record} />
          </>
        }
        actions={<FixedValue field="status" value={record.status} />}
      />
      <PromotionDetails record={record} />
    </>
  );
};
