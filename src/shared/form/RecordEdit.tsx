import { EditBase, useEditContext, useTranslate } from 'react-admin';
import { representationOf } from '@/core/resource';
import { ApiError } from '@/providers/api-error';
import { useDefinition } from '@/shared/definitions';
import { PageHead } from '@/shared/page/PageHead';
import { FormSkeleton } from './FormSkeleton';
import { RecordForm, type RecordFormProps } from './RecordForm';
import { RecordProblem } from './RecordProblem';
import { useRounds } from './useRounds';

/** The page that edits a record of the resource it belongs to; its inputs are the children. */
export const RecordEdit = (props: RecordFormProps) => {
  const { round, end } = useRounds();
  return (
    <EditBase
      key={round}
      disableAuthentication
      mutationMode="pessimistic"
      redirectOnError={false}
      queryOptions={{ ...READ_ONCE, meta: { ...props.meta, ...FOR_A_FORM } }}
      loading={<FormSkeleton />}
      error={<LoadError />}
    >
      <LoadedForm {...props} onSettled={end} />
    </EditBase>
  );
};

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

const LoadedForm = (props: RecordFormProps & { onSettled: () => void }) => {
  const definition = useDefinition();
  const translate = useTranslate();
  const { record, refetch } = useEditContext();
  // An answer without an id is no record, and saving it would overwrite one with nothing.
  if (record?.id === undefined) {
    return <RecordProblem error={new ApiError('unreadable', 200)} onRetry={() => void refetch()} />;
  }
  const name = representationOf(definition, record);
  return (
    <>
      <PageHead
        title={props.task ? translate(props.task.title) : name}
        subtitle={props.task && name}
      />
      <RecordForm key={record.id} {...props} record={record} />
    </>
  );
};

const LoadError = () => {
  const { error, refetch } = useEditContext();
  return <RecordProblem error={error} onRetry={() => void refetch()} />;
};
