import type { RaRecord } from 'react-admin';
import type { ResourceDefinition } from '@/core/resource';
import { isIdKnown } from '@/providers/data/record-calls';
import type { AlertSubject } from '@/ui/alerts/alert-store';
import { useRecordName } from './useRecordName';

/** Returns a function for the subject of an alert about a record, without an address. */
export const useRecordSubject = () => {
  const nameOf = useRecordName();
  return (definition: ResourceDefinition, record: RaRecord): AlertSubject => ({
    name: nameOf(definition, record),
    record: isIdKnown(record) ? `${definition.name}/${record.id}` : undefined,
  });
};
