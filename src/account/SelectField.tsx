import type { ComponentPropsWithRef } from 'react';
import { FieldFrame, fieldErrorProps } from './FieldFrame';

type SelectFieldProps = Pick<ComponentPropsWithRef<'select'>, 'value' | 'ref' | 'onBlur'> & {
  name: string;
  label: string;
  problem?: string;
  /** Shown while nothing is chosen. */
  placeholder: string;
  choices: readonly string[];
  onChange: (value: string) => void;
};

/** A labelled dropdown of the account screens. */
export const SelectField = ({
  name,
  label,
  problem,
  placeholder,
  choices,
  onChange,
  ...select
}: SelectFieldProps) => (
  <FieldFrame name={name} label={label} problem={problem}>
    <select
      {...select}
      {...fieldErrorProps(name, problem)}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{placeholder}</option>
      {choices.map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </select>
  </FieldFrame>
);
