import type { ComponentType } from 'react';
import { RecordContextProvider, type RaRecord } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useDefinition } from '@/kit/registry/definitions';
import { FormSkeleton } from '@/kit/record/FormSkeleton';
import { RecordHeader } from './RecordHeader';
import { RecordForm, type RecordFormProps } from './RecordForm';
import { RecordProblem } from '@/kit/record/RecordProblem';
import { RecordTabs, type RecordTabsOf } from './RecordTabs';
import { useCopyAddress } from '@/kit/duplicate/useCopyAddress';
import { useFormKey } from './useFormKey';
import { useFormRecord } from './useFormRecord';

/**
 * Edits the record `id` of the surrounding resource, by default the one in the address, on a page or in a drawer. Its
 * inputs are the children.
 */
export const RecordEdit = (props: RecordEditProps & { id?: string }) => {
  const { formKey, expire } = useFormKey();
  return <LoadedForm key={formKey} {...props} onClosed={expire} />;
};

type RecordEditProps = RecordFormProps & {
  tabs?: RecordTabsOf;
  /** The records that refer to the edited one, beside the form. */
  Related?: ComponentType<{ record: RaRecord }>;
  readOnly?: ReadOnly;
};

/** The records that can no longer be changed, and the component that shows them. */
export type ReadOnly = {
  applies: (record: RaRecord) => boolean;
  View: ComponentType<ReadOnlyProps>;
};

/** `copyAddress` opens a new record that starts as a copy; null if there is no such address. */
export type ReadOnlyProps = { record: RaRecord; copyAddress: string | null };

const LoadedForm = ({
  id,
  tabs,
  Related,
  readOnly,
  ...props
}: RecordEditProps & { id?: string; onClosed: () => void }) => {
  const translate = useTranslate();
  const { data: record, error, isPending, refetch } = useFormRecord(id);
  if (isPending) return <FormSkeleton />;
  if (error) return <RecordProblem error={error} onRetry={() => void refetch()} />;
  if (readOnly?.applies(record)) {
    return <ReadOnlyRecord record={record} View={readOnly.View} copy={props.copy} />;
  }
  const form = (
    <RecordForm
      key={record.id}
      {...props}
      related={Related && <Related record={record} />}
      record={record}
    />
  );
  return (
    <RecordContextProvider value={record}>
      <RecordHeader record={record} task={props.task && translate(props.task.title)} />
      {tabs?.Head && <tabs.Head record={record} />}
      {tabs ? <RecordTabs {...tabs} form={form} /> : form}
    </RecordContextProvider>
  );
};

type ReadOnlyRecordProps = Pick<RecordFormProps, 'copy'> & {
  record: RaRecord;
  View: ReadOnly['View'];
};

const ReadOnlyRecord = ({ record, View, copy }: ReadOnlyRecordProps) => {
  const copyAddress = useCopyAddress(useDefinition(), record, copy);
  return (
    <>
      <RecordHeader record={record} />
      <View record={record} copyAddress={copyAddress} />
    </>
  );
};
