import type { RaRecord } from 'react-admin';
import { channelOf } from '@/core/channel';
import { withPlaceholderNames } from '@/core/placeholder-parts';
import { representationOf, type ResourceDefinition } from '@/core/resource';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate, type Translate } from '@/ui/hooks/useTranslate';
import { useViewsOf } from '@/kit/registry/definitions';

/**
 * Returns a function for the name of a record: from its resource's views, else from the template of its definition,
 * else the noun of its resource.
 */
export const useRecordName = () => {
  const translate = useTranslate();
  const formats = useFormats();
  const viewsOf = useViewsOf();
  return (definition: ResourceDefinition, record: RaRecord): string =>
    viewsOf(definition.name)?.nameOf?.(record, translate, formats) ||
    readableName(definition, representationOf(definition, record), translate) ||
    translate(`resources.${definition.name}.name`, { smart_count: 1 });
};

/** Makes a record's `name` readable: in messages, placeholders become their names, such as `[First name]`. */
export const readableName = (
  { endpoint }: ResourceDefinition,
  name: string,
  translate: Translate,
): string =>
  channelOf(endpoint)
    ? withPlaceholderNames(name, (each) => translate(`placeholders.names.${each}`))
    : name;
