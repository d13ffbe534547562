import Box from '@mui/material/Box';
import type { FormEvent, ReactNode } from 'react';
import { FormProblem } from './FormProblem';
import { SubmitButton } from './SubmitButton';

type AccountFormProps = {
  label: string;
  submitLabel: string;
  busyLabel: string;
  /** Something apart from the fields is missing, and said beside itself. */
  isDisabled?: boolean;
  /** What `useAccountForm` tells of the form. */
  form: { submit: (event: FormEvent) => void; refusal: string | null; isBusy: boolean };
  children: ReactNode;
};

/** The form of an account screen: what was refused, the fields, the one button. */
export const AccountForm = ({
  label,
  submitLabel,
  busyLabel,
  isDisabled = false,
  form,
  children,
}: AccountFormProps) => (
  <Box
    component="form"
    noValidate
    onSubmit={form.submit}
    aria-label={label}
    sx={{ display: 'flex', flexDirection: 'column', gap: 2.5 }}
  >
    {form.refusal !== null && <FormProblem>{form.refusal}</FormProblem>}
    {children}
    <SubmitButton isBusy={form.isBusy} isDisabled={isDisabled} busyLabel={busyLabel}>
      {submitLabel}
    </SubmitButton>
  </Box>
);
