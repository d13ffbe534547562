import type { Reference as ReferenceField } from '@/core/resource';
import type { MessageKey } from '@/i18n/message-key';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useDefinition } from '@/kit/registry/definitions';
import type { ChoiceFilter } from './reference-queries';
import { useReferenceNames } from './useReferenceNames';

/** The text that says that there are no choices, and for which company: 'Nessuna sede per Aurora Caffè'. */
export const useNoneText = (
  { resource, role }: ReferenceField,
  emptyFilters: readonly ChoiceFilter[],
): string => {
  const translate = useTranslate();
  const { references = {} } = useDefinition(resource);
  const field = Object.keys(emptyFilters[0] ?? {}).at(-1);
  const codes = field ? emptyFilters.map((filter) => filter[field] ?? '') : [];
  const owner = field && references[field]?.resource;
  const names = useReferenceNames(useDefinition(owner ?? resource), owner ? codes : []);
  const none = translate(`resources.${resource}.none.${role ?? 'any'}` as MessageKey, {
    _: translate('references.none'),
  });
  return names.length > 0 ? translate('picker.none_of', { none, of: names.join(', ') }) : none;
};
