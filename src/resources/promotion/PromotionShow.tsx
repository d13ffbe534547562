import type { RaRecord } from 'react-admin';
import { useParams } from 'react-router-dom';
import { lineOf } from '@/core/text';
import { useOwnAddress } from '@/kit/links/useOwnAddress';
import { Code } from '@/kit/fields/Code';
import { PromotionTotals } from '@/domain/promotion/PromotionTotals';
import { ReportLink } from '@/domain/promotion/ReportLink';
import { hasEnded } from '@/core/state';
import { useConcludeAction } from '@/domain/promotion/useConcludeAction';
import { usePromotionParts } from '@/domain/promotion/usePromotionParts';
import { EditLink } from '@/kit/record/EditLink';
import { RecordLoader } from '@/kit/record/RecordLoader';
import { ShowHeader } from '@/kit/record/ShowHeader';
import { GivenCard } from './GivenCard';
import { PromotionDetails } from './PromotionDetails';
import { PromotionOutcome } from './PromotionOutcome';
import { PromotionState } from './PromotionState';

/** One promotion, read-only: `/promotion/view/{id}/gift` or `…/reward`, by its award type. */
export const PromotionShow = () => {
  const { id = '' } = useParams();
  return (
    <RecordLoader id={id}>{(record) => <Promotion key={record.id} record={record} />}</RecordLoader>
  );
};

const Promotion = ({ record }: { record: RaRecord }) => {
  useOwnAddress(record, 'show');
  const parts = usePromotionParts(record);
  const isEnded = hasEnded(record);
  const hasBegun = isEnded || (record.state === 'active' && parts.given?.length !== 0);
  return (
    <>
      <ShowHeader
        record={record}
        title={lineOf(record.title)}
        badge={<PromotionState record={record} />}
        subtitle={<Code>{record.code}</Code>}
        actions={<Actions promotion={record} isEnded={isEnded} />}
      />
      {hasBegun && <PromotionOutcome promotion={record} given={parts.given} />}
      <PromotionTotals promotion={record} parts={parts} />
      <PromotionDetails record={record}>
        <GivenCard promotion={record} parts={parts} hasBegun={hasBegun} />
      </PromotionDetails>
    </>
  );
};

type ActionsProps = { promotion: RaRecord; isEnded: boolean };

/** The actions of the page, the main one last. */
const Actions = ({ promotion, isEnded }: ActionsProps) => {
  const { button, dialog } = useConcludeAction(promotion);
  const isOver = promotion.state === 'over';
  return (
    <>
      <ReportLink promotion={promotion} />
      {!isOver && button}
      <EditLink record={promotion} variant={isEnded ? 'outlined' : 'contained'} />
      {isOver && button}
      {dialog}
    </>
  );
};
