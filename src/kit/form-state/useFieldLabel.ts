import type { ResourceDefinition } from '@/core/resource';
import { useTranslate } from '@/ui/hooks/useTranslate';

/** Labels of fields of a resource; a field without one, which only a foreign backend has, is called by its name. */
export const useFieldLabel = ({ name }: ResourceDefinition) => {
  const translate = useTranslate();
  return (field: string): string => translate(`resources.${name}.fields.${field}`, { _: field });
};
