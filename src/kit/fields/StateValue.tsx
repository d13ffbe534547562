import type { RaRecord } from 'react-admin';
import { useDefinition, useViewsOf } from '@/kit/registry/definitions';
import { FixedValue } from './FixedValue';

type StateValueProps = {
  /** Name of the record's resource; the page's own by default. */
  resource?: string;
  /** The field with its state. */
  field: string;
  record: RaRecord;
  /** Whether it is part of a sentence: its words without a badge. */
  isInText?: boolean;
};

/** The state of a record as a badge: the `state` of its resource's views, else the value of the field. */
export const StateValue = ({ resource, field, record, isInText }: StateValueProps) => {
  const { name } = useDefinition(resource);
  const State = useViewsOf()(name)?.state;
  const value = (
    <FixedValue resource={resource} field={field} isInText={isInText} value={record[field]} />
  );
  return State ? <State record={record} isInText={isInText} waiting={value} /> : value;
};
