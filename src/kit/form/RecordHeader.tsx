import type { RaRecord } from 'react-admin';
import { useRecordName } from '@/kit/record/useRecordName';
import { textsOf } from '@/core/one-or-many';
import { textOrNumberOf } from '@/core/text';
import { StateValue } from '@/kit/fields/StateValue';
import { FormHeader } from '@/kit/record/FormHeader';
import { RecordSubtitle } from '@/kit/record/RecordSubtitle';
import { lazyPart } from '@/ui/lazy/lazy-part';
import { useDefinition } from '@/kit/registry/definitions';

/** Loaded separately: the form comes first. */
const RecordPager = lazyPart(() => import('@/kit/record/RecordPager'), 'RecordPager');

type RecordHeaderProps = {
  record: RaRecord;
  /** The title of the form's task, if it does not edit the record; the record's name is then below it. */
  task?: string;
};

/** The header of a stored record: its name, state badge, code and last change. */
export const RecordHeader = ({ record, task }: RecordHeaderProps) => {
  const nameOf = useRecordName();
  const definition = useDefinition();
  const { codeField, badges = [] } = definition;
  const name = nameOf(definition, record);
  const code = codeField ? textOrNumberOf(record[codeField]) : '';
  const state = badges.find((field) => textsOf(record[field]).length > 0);
  return (
    <FormHeader
      title={task ?? name}
      actions={!task && <RecordPager record={record} view="edit" />}
      badge={state && <StateValue field={state} record={record} />}
      subtitle={
        <RecordSubtitle record={record} name={task && name} code={code === name ? '' : code} />
      }
    />
  );
};
