import { FieldText } from './FieldText';
import { useRecordForm } from '@/kit/form-state/record-form-context';

type ConflictValueProps = {
  field: string;
  value: unknown;
  /** The value it was changed from. */
  before?: unknown;
};

/** The value of a field of the surrounding form. */
export const ConflictValue = (props: ConflictValueProps) => {
  const { definition, schema, valueViews } = useRecordForm();
  const View = valueViews?.[props.field]?.View;
  if (View) return <View value={props.value} />;
  return <FieldText definition={definition} schema={schema} {...props} />;
};
