import type { ComponentType } from 'react';
import { EditBase, useEditContext, type RaRecord } from 'react-admin';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { ApiError } from '@/providers/http/api-error';
import { useDefinition } from '@/shared/registry/definitions';
import { useParentMeta } from '@/shared/registry/parent-ids';
import { FormSkeleton } from '@/shared/record/FormSkeleton';
import { RecordHead } from './RecordHead';
import { RecordForm, type RecordFormProps } from './RecordForm';
import { RecordProblem } from '@/shared/record/RecordProblem';
import { RecordTabs, type RecordTabsOf } from './RecordTabs';
import { useCopyAddress } from './useCopyAddress';
import { useFormKey } from './useFormKey';

/**
 * Edits a record of the resource it belongs to, on a page or in a drawer; its inputs are the children.
 * The record is the one the address names, or `id`.
 */
export const RecordEdit = ({ id, ...props }: RecordEditProps & { id?: string }) => {
  const { formKey, expire } = useFormKey();
  const meta = useParentMeta(useDefinition());
  return (
    <EditBase
      key={formKey}
      id={id}
      disableAuthentication
      mutationMode="pessimistic"
      redirectOnError={false}
      queryOptions={{ ...READ_ONCE, meta: { ...meta, ...FOR_A_FORM } }}
      loading={<FormSkeleton />}
      error={<LoadError />}
    >
      <LoadedForm {...props} onClosed={expire} />
    </EditBase>
  );
};

type RecordEditProps = RecordFormProps & {
  tabs?: RecordTabsOf;
  /** Beside the form: the records that refer to the one it edits. */
  Related?: ComponentType<{ record: RaRecord }>;
  readOnly?: ReadOnly;
};

/** Which records can no longer be changed, and what shows one of them. */
export type ReadOnly = {
  applies: (record: RaRecord) => boolean;
  View: ComponentType<ReadOnlyProps>;
};

/** `copyAddress` is that of a new record that starts like this one; null where there is none. */
export type ReadOnlyProps = { record: RaRecord; copyAddress: string | null };

/** Read when the form opens, whole, and never replaced under the hands of who is typing. */
const READ_ONCE = {
  staleTime: Infinity,
  gcTime: 0,
  networkMode: 'always' as const,
  // The panel below says it; react-admin would say it again, and leave the address.
  onError: () => undefined,
};

/** A cache entry of its own: what a list left of the record is a row, not the record. */
const FOR_A_FORM = { purpose: 'form' };

const LoadedForm = ({
  tabs,
  Related,
  readOnly,
  ...props
}: RecordEditProps & { onClosed: () => void }) => {
  const translate = useTranslate();
  const { record, refetch } = useEditContext();
  // An answer without an id is no record, and saving it would overwrite one with nothing.
  if (record?.id === undefined) {
    return <RecordProblem error={new ApiError('unreadable', 200)} onRetry={() => void refetch()} />;
  }
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
    <>
      <RecordHead record={record} task={props.task && translate(props.task.title)} />
      {tabs ? <RecordTabs formLabel={tabs.formLabel} tabs={tabs.others} form={form} /> : form}
    </>
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
      <RecordHead record={record} />
      <View record={record} copyAddress={copyAddress} />
    </>
  );
};

const LoadError = () => {
  const { error, refetch } = useEditContext();
  return <RecordProblem error={error} onRetry={() => void refetch()} />;
};
