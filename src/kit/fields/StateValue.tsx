import { useGetList } from 'react-admin';
import { DEFAULT_SORT_FIELD, PAGES_STALE_MS } from '@/core/constants';
import { completedBy, idsBelow, INCOMPLETE, stateToldBy } from '@/core/record-state';
import type { ResourceDefinition, WireRecord } from '@/core/resource';
import { useReference } from '@/kit/references/useReference';
import { parentMetaOf } from '@/kit/registry/parent-ids';
import { useDefinition, useDefinitions } from '@/kit/registry/definitions';
import { FixedValue } from './FixedValue';

type StateValueProps = {
  /** Name of the record's resource; the page's own by default. */
  resource?: string;
  /** The field with its state. */
  field: string;
  record: WireRecord;
};

/**
 * The state of a record as a badge. Where another record tells it (`stateToldBy`), that one's state is shown; an open
 * record that has none of the records it needs (`completeWith`) is `incomplete`. Until they are read, or if they cannot
 * be, the wire's state is shown. An export writes the same (`kit/export/state-reader.ts`).
 */
export const StateValue = (props: StateValueProps) => {
  const { resource, field, record } = props;
  const told = stateToldBy(useDefinition(resource), field, record);
  const teller = useDefinitions().get(told?.resource ?? '');
  return told && teller ? (
    <ToldState {...props} {...told} teller={teller} />
  ) : (
    <OwnState {...props} />
  );
};

type ToldStateProps = StateValueProps & { teller: ResourceDefinition; code: string; state: string };

const ToldState = ({ resource, field, record, teller, code, state }: ToldStateProps) => {
  const found = useReference(teller, code)?.record;
  if (!found) return <FixedValue resource={resource} field={field} value={record[field]} />;
  return <OwnState resource={teller.name} field={state} record={found} />;
};

const OwnState = ({ resource, field, record }: StateValueProps) => {
  const definition = useDefinition(resource);
  const below = useDefinitions().get(completedBy(definition, field, record) ?? '');
  if (!below) return <FixedValue resource={resource} field={field} value={record[field]} />;
  return <Counted {...{ resource, field, record, definition, below }} />;
};

type CountedProps = StateValueProps & { definition: ResourceDefinition; below: ResourceDefinition };

const Counted = ({ resource, field, record, definition, below }: CountedProps) => {
  const { total } = useGetList(
    below.name,
    { ...ONE, meta: parentMetaOf(below, idsBelow(definition, record, below)) },
    { retry: false, staleTime: PAGES_STALE_MS, onError: () => undefined },
  );
  const value = total === 0 ? INCOMPLETE : record[field];
  return <FixedValue resource={resource} field={field} value={value} />;
};

const ONE = {
  pagination: { page: 1, perPage: 1 },
  sort: { field: DEFAULT_SORT_FIELD, order: 'ASC' },
} as const;
