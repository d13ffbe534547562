import { useId, type FocusEvent } from 'react';
import { valueKey, type FixedValue } from '@/core/resource';
import { RadioButtonGroupInput, SelectInput } from 'react-admin';
import { get, useFormState } from 'react-hook-form';
import { useIsRequired } from '@/kit/form/RequiredFields';
import { useDefinition } from '@/kit/registry/definitions';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { FieldLabel } from './FieldLabel';
import { messageIn } from './field-error';

type FixedValueInputProps = { source: string; helperText?: string };

/** A select with the field's values from the definition. */
export const FixedValueSelect = ({ source, helperText }: FixedValueInputProps) => (
  <SelectInput
    source={source}
    label={<FieldLabel source={source} />}
    choices={useChoices(source)}
    helperText={helperText ?? false}
    slotProps={{ select: { SelectDisplayProps: { 'aria-required': useIsRequired(source) } } }}
  />
);

type FixedValueRadiosProps = FixedValueInputProps & {
  /** The values a user may choose, where the server sets the others. */
  offered?: readonly FixedValue[];
};

/** The same as radio buttons. Numeric values stay numbers. */
export const FixedValueRadios = ({ source, helperText, offered }: FixedValueRadiosProps) => {
  const translate = useTranslate();
  const labelId = useId();
  const choices = useChoices(source).filter(({ id }) => offered?.includes(id) ?? true);
  const error = useFieldError(source);
  const parse = (chosen: string) => choices.find(({ id }) => String(id) === chosen)?.id ?? chosen;
  return (
    <RadioButtonGroupInput
      source={source}
      label={
        <span id={labelId}>
          <FieldLabel source={source} />
        </span>
      }
      choices={choices}
      parse={parse}
      helperText={helperText ?? false}
      options={{
        tabIndex: -1,
        onFocus: focusRadio,
        'aria-labelledby': labelId,
        'aria-required': useIsRequired(source),
        'aria-invalid': error !== undefined,
        // react-admin gives the visible error no id.
        'aria-description': error && translate(error, { _: error }),
      }}
    />
  );
};

/** The form focuses the group of an invalid field; this passes the focus on to a radio button. */
const focusRadio = ({ currentTarget: group, target }: FocusEvent<HTMLElement>) => {
  if (target !== group) return;
  const radio = group.querySelector<HTMLElement>('input:checked') ?? group.querySelector('input');
  radio?.focus();
};

/** The error message of a field of the form at its path. */
const useFieldError = (path: string): string | undefined => {
  const { errors } = useFormState({ name: path });
  return messageIn(get(errors, path));
};

const useChoices = (field: string) => {
  const { name, values = {} } = useDefinition();
  return (values[field] ?? []).map((id) => ({ id, name: valueKey(name, field, id) }));
};
