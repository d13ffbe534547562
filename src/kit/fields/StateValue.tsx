import { useGetList, type RaRecord } from 'react-admin';
import { DEFAULT_SORT_FIELD, PAGES_STALE_MS } from '@/core/constants';
import type { ResourceDefinition } from '@/core/resource';
import { textOf } from '@/core/text';
import { parentMetaOf } from '@/kit/registry/parent-ids';
import { useDefinition, useDefinitions } from '@/kit/registry/definitions';
import { FixedValue } from './FixedValue';

type StateValueProps = {
  /** Name of the record's resource; the page's own by default. */
  resource?: string;
  /** The field with its state. */
  field: string;
  record: RaRecord;
};

/**
 * The state of a record as a badge. If its definition has `completeWith`, an open record with no such records below it
 * is `incomplete`; until they are counted, or if they cannot be, the wire's state is shown.
 */
export const StateValue = ({ resource, field, record }: StateValueProps) => {
  const definition = useDefinition(resource);
  const below = useBelow(definition, field, record);
  const value = <FixedValue resource={resource} field={field} value={record[field]} />;
  if (!below) return value;
  return <Counted {...{ resource, field, record, definition, below }} />;
};

/** The resource that must have records below `record` in its current state; undefined if none must. */
const useBelow = ({ completeWith }: ResourceDefinition, field: string, record: RaRecord) => {
  const definitions = useDefinitions();
  if (!completeWith || completeWith.state !== field) return undefined;
  if (!completeWith.open.includes(textOf(record[field]))) return undefined;
  return definitions.get(textOf(record[completeWith.resourceIn]));
};

type CountedProps = StateValueProps & { definition: ResourceDefinition; below: ResourceDefinition };

const Counted = ({ resource, field, record, definition, below }: CountedProps) => {
  const own = Object.entries(below.parents ?? {}).filter(([, name]) => name === definition.name);
  const ids = Object.fromEntries(own.map(([parameter]) => [parameter, String(record.id)]));
  const { total } = useGetList(
    below.name,
    { ...ONE, meta: parentMetaOf(below, ids) },
    { retry: false, staleTime: PAGES_STALE_MS, onError: () => undefined },
  );
  const value = total === 0 ? 'incomplete' : record[field];
  return <FixedValue resource={resource} field={field} value={value} />;
};

const ONE = {
  pagination: { page: 1, perPage: 1 },
  sort: { field: DEFAULT_SORT_FIELD, order: 'ASC' },
} as const;
