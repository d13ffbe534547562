import type { RaRecord } from 'react-admin';
import { channelOf } from '@/core/channel';
import { withPlaceholderNames } from '@/core/placeholder-parts';
import { representationOf, type ResourceDefinition } from '@/core/resource';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate, type Translate } from '@/ui/hooks/useTranslate';
import { useViewsOf } from '@/kit/registry/definitions';
import { useKnownNames } from '@/kit/registry/known-names';

/**
 * Returns a function for the name of a record: by its resource's views, by the template of its definition, or the noun of
 * its resource if its records have none. It has the names of the records it refers to once they are read; it makes no
 * call.
 */
export const useRecordName = () => {
  const translate = useTranslate();
  const formats = useFormats();
  const viewsOf = useViewsOf();
  const withKnownNames = useKnownNames();
  return (definition: ResourceDefinition, record: RaRecord): string => {
    const named = withKnownNames(definition, record);
    return (
      viewsOf(definition.name)?.nameOf?.(named, translate, formats) ||
      readableName(definition, representationOf(definition, named), translate) ||
      translate(`resources.${definition.name}.name`, { smart_count: 1 })
    );
  };
};

/** The `name` of a record of `definition` as it is read: placeholders of messages by name, `[First name]`. */
export const readableName = (
  { endpoint }: ResourceDefinition,
  name: string,
  translate: Translate,
): string =>
  channelOf(endpoint)
    ? withPlaceholderNames(name, (each) => translate(`placeholders.names.${each}`))
    : name;
