import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FieldFrame, fieldErrorProps } from './FieldFrame';

type FieldProps = Pick<
  ComponentPropsWithRef<'input'>,
  'type' | 'value' | 'autoComplete' | 'autoFocus' | 'inputMode' | 'ref' | 'onBlur'
> & {
  name: string;
  label: string;
  problem?: string;
  /** At the end of the input, inside its frame. */
  action?: ReactNode;
  onChange: (value: string) => void;
};

/** A labelled input of the account screens, with its error below it. */
export const Field = ({ name, label, problem, action, onChange, ...input }: FieldProps) => (
  <FieldFrame name={name} label={label} problem={problem}>
    <input
      {...input}
      {...fieldErrorProps(name, problem)}
      autoCapitalize="none"
      spellCheck={false}
      onChange={(event) => onChange(event.target.value)}
    />
    {action}
  </FieldFrame>
);
