import type { RaRecord } from 'react-admin';
import { useDefinition, useViewsOf } from '@/kit/registry/definitions';
import { FixedValue } from './FixedValue';

type StateValueProps = {
  /** Name of the record's resource; the page's own by default. */
  resource?: string;
  /** The field with its state. */
  field: string;
  record: RaRecord;
};

/** The state of a record as a badge: the one of its resource's views, else its value. */
export const StateValue = ({ resource, field, record }: StateValueProps) => {
  const { name } = useDefinition(resource);
  const State = useViewsOf()(name)?.state;
  const value = <FixedValue resource={resource} field={field} value={record[field]} />;
  return State ? <State record={record} waiting={value} /> : value;
};
