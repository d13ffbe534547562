import type { RaRecord } from 'react-admin';
import { representationOf, type ResourceDefinition } from '@/core/resource';
import { useTranslate } from '@/ui/hooks/useTranslate';

/** Returns a function for the name of a record, or the noun of its resource if its records have none. */
export const useRecordName = () => {
  const translate = useTranslate();
  return (definition: ResourceDefinition, record: RaRecord): string =>
    representationOf(definition, record) ||
    translate(`resources.${definition.name}.name`, { smart_count: 1 });
};
