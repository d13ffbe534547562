import type { RaRecord } from 'react-admin';
import { withPlaceholderNames } from '@/core/placeholder-parts';
import { representationOf, type ResourceDefinition } from '@/core/resource';
import { useTranslate, type Translate } from '@/ui/hooks/useTranslate';

/** Returns a function for the name of a record, or the noun of its resource if its records have none. */
export const useRecordName = () => {
  const translate = useTranslate();
  return (definition: ResourceDefinition, record: RaRecord): string =>
    readableName(definition, representationOf(definition, record), translate) ||
    translate(`resources.${definition.name}.name`, { smart_count: 1 });
};

/** The `name` of a record of `definition` as it is read: its placeholders are named, `[First name]`, not in braces. */
export const readableName = (
  { hasPlaceholders }: ResourceDefinition,
  name: string,
  translate: Translate,
): string =>
  hasPlaceholders
    ? withPlaceholderNames(name, (each) => translate(`placeholders.names.${each}`))
    : name;
