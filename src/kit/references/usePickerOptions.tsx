import type { AutocompleteRenderGroupParams } from '@mui/material/Autocomplete';
import type { HTMLAttributes, Key } from 'react';
import type { Reference as ReferenceField, ResourceDefinition } from '@/core/resource';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { ChoiceGroup, groupFieldOf, groupOf } from './choice-groups';
import { PickerOption } from './PickerOption';
import { labelOf } from './PickerPaper';
import type { Reference, ReferenceFilter } from './reference-queries';

type PickerOptionsInput = {
  /** The resource of the records, and the reference to them. */
  definition: ResourceDefinition;
  reference: ReferenceField;
  referenceFilter: ReferenceFilter;
  records: readonly Reference[];
  /** Whether more records can be read. */
  hasMore: boolean;
  /** Whether the last option creates a record. */
  mayCreate: boolean;
  /** The text of the search. */
  typed: string;
  /** The number of records that the choice is for. */
  total?: number;
};

/** The last option, which creates a record. */
export const CREATE: Reference = { code: '', name: '', record: { id: '' } };

/**
 * The props of MUI's `Autocomplete` for the options of a picker, below headings if they belong to several companies. If
 * the lookup is refused, an option may also be the typed text.
 */
export const usePickerOptions = ({
  definition,
  reference,
  referenceFilter,
  records,
  hasMore,
  mayCreate,
  typed,
  total,
}: PickerOptionsInput) => {
  const translate = useTranslate();
  const noun = translate(`resources.${definition.name}.name`, { smart_count: 1 }).toLowerCase();
  const createLabel = translate('picker.create', { noun });
  const groupField = groupFieldOf(reference, referenceFilter, definition);
  const isGrouped =
    groupField !== undefined &&
    (hasMore || new Set(records.map((one) => groupOf(one, groupField))).size > 1);
  return {
    options: mayCreate ? [...records, CREATE] : records,
    // The server has searched already: filtering again would drop matches in another field.
    filterOptions: (all: Reference[]) => all,
    isOptionEqualToValue: (a: Reference, b: Reference) => a.code === b.code,
    getOptionKey: (option: Reference | string) =>
      typeof option === 'string' ? option : option.code,
    getOptionLabel: (option: Reference | string) => {
      if (typeof option === 'string') return option;
      return option === CREATE ? createLabel : labelOf(option);
    },
    groupBy: isGrouped ? (option: Reference) => groupOf(option, groupField) : undefined,
    renderGroup: ({ key, ...group }: AutocompleteRenderGroupParams) => (
      <ChoiceGroup
        key={key}
        {...group}
        resource={definition.references?.[groupField ?? '']?.resource ?? ''}
      />
    ),
    renderOption: (
      { key, ...props }: HTMLAttributes<HTMLLIElement> & { key: Key },
      option: Reference,
    ) => (
      <PickerOption
        key={key}
        {...props}
        option={option}
        label={option === CREATE ? `+ ${createLabel}` : labelOf(option)}
        isNew={option === CREATE}
        typed={typed}
        searched={definition.endpoint.searched}
        total={total}
      />
    ),
  };
};
