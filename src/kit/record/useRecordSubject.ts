import type { RaRecord } from 'react-admin';
import type { ResourceDefinition } from '@/core/resource';
import { isIdKnown } from '@/providers/data/record-calls';
import type { AlertSubject } from '@/ui/alerts/alert-store';
import { useRecordName } from './useRecordName';

/** Returns a function for a record as the subject of an alert, without an address. */
export const useRecordSubject = () => {
  const nameOf = useRecordName();
  return (definition: ResourceDefinition, record: RaRecord): AlertSubject => ({
    name: nameOf(definition, record),
    record: isIdKnown(record) ? `${definition.name}/${record.id}` : undefined,
  });
};
