import type { ResourceDefinition } from '@/core/resource';
import { useTranslate } from '@/ui/hooks/useTranslate';

/**
 * Returns a function for the label of a field; one without a label, which only a foreign backend has, keeps its name.
 */
export const useFieldLabel = ({ name }: ResourceDefinition) => {
  const translate = useTranslate();
  return (field: string): string => translate(`resources.${name}.fields.${field}`, { _: field });
};
