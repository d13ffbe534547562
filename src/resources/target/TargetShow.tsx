import type { RaRecord } from 'react-admin';
import { useParams } from 'react-router-dom';
import { useDefinition } from '@/kit/registry/definitions';
import { RecordLoader } from '@/kit/record/RecordLoader';
import { ShowHeader } from '@/kit/record/ShowHeader';
import { useRecordName } from '@/kit/record/useRecordName';
import { TargetDetails } from './TargetDetails';

/** One target: its figures, progress and milestones. */
export const TargetShow = () => {
  const { id = '' } = useParams();
  return (
    <RecordLoader id={id}>
      {(record) => (
        <>
          <Head record={record} />
          <TargetDetails record={record} />
        </>
      )}
    </RecordLoader>
  );
};

const Head = ({ record }: { record: RaRecord }) => {
  const title = useRecordName()(useDefinition(), record);
  return <ShowHeader record={record} title={title} />;
};
