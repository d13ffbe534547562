import type { RaRecord } from 'react-admin';
import { CUSTOMER } from '@/core/resource-names';
import { lineOf } from '@/core/text';
import { useParams } from 'react-router-dom';
import { useDefinition } from '@/kit/registry/definitions';
import { RecordLoader } from '@/kit/record/RecordLoader';
import { ShowHeader } from '@/kit/record/ShowHeader';
import { useReference } from '@/kit/references/useReference';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { periodName } from './period-name';
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
  const customers = useDefinition(CUSTOMER);
  const customer = useReference(customers, record.customer_code);
  const name = customer?.name ?? lineOf(record.customer_code);
  const words = { translate: useTranslate(), formats: useFormats() };
  const title = [name, periodName(record, words)].filter(Boolean).join(' · ');
  return <ShowHeader record={record} title={title || '–'} />;
};
