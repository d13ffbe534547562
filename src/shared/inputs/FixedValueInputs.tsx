import type { FocusEvent } from 'react';
import { valueKey } from '@/core/resource';
import { RadioButtonGroupInput, SelectInput } from 'react-admin';
import { useIsRequired } from '@/shared/form/RequiredFields';
import { useDefinition } from '@/shared/registry/definitions';
import { FieldLabel } from './FieldLabel';

type FixedValueInputProps = { source: string; helperText?: string };

/** A choice among the values the definition gives the field, folded up. */
export const FixedValueSelect = ({ source, helperText }: FixedValueInputProps) => (
  <SelectInput
    source={source}
    label={<FieldLabel source={source} />}
    choices={useChoices(source)}
    helperText={helperText ?? false}
    slotProps={{ select: { SelectDisplayProps: { 'aria-required': useIsRequired(source) } } }}
  />
);

/** The same with all of them in sight. Values that are numbers stay numbers. */
export const FixedValueRadios = ({ source, helperText }: FixedValueInputProps) => {
  const choices = useChoices(source);
  const parse = (chosen: string) => choices.find(({ id }) => String(id) === chosen)?.id ?? chosen;
  return (
    <RadioButtonGroupInput
      source={source}
      label={<FieldLabel source={source} />}
      choices={choices}
      parse={parse}
      helperText={helperText ?? false}
      options={{ tabIndex: -1, onFocus: focusRadio }}
    />
  );
};

/** Where the field breaks a rule, the form gives the focus to the group: to one of its radios, then. */
const focusRadio = ({ currentTarget: group, target }: FocusEvent<HTMLElement>) => {
  if (target !== group) return;
  const radio = group.querySelector<HTMLElement>('input:checked') ?? group.querySelector('input');
  radio?.focus();
};

const useChoices = (field: string) => {
  const { name, values = {} } = useDefinition();
  return (values[field] ?? []).map((id) => ({ id, name: valueKey(name, field, id) }));
};
