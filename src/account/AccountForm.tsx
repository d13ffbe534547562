import type { FormEvent, ReactNode } from 'react';
import { REFUSAL_ID } from './FieldFrame';
import { Note } from './Note';
import styles from './screens.module.css';
import { SubmitButton } from './SubmitButton';

type AccountFormProps = {
  label: string;
  submitLabel: string;
  busyLabel: string;
  /** Set where something besides the fields is missing, with a message of its own. */
  isDisabled?: boolean;
  /** The result of `useAccountForm`. */
  form: {
    submit: (event: FormEvent) => void;
    refusal: { text: string } | null;
    isBusy: boolean;
  };
  children: ReactNode;
};

/** The form of an account screen: the refusal, the fields, the submit button. */
export const AccountForm = ({
  label,
  submitLabel,
  busyLabel,
  isDisabled = false,
  form,
  children,
}: AccountFormProps) => (
  <form noValidate onSubmit={form.submit} aria-label={label} className={styles.form}>
    {form.refusal && (
      <Note id={REFUSAL_ID} kind="error">
        {form.refusal.text}
      </Note>
    )}
    {children}
    <SubmitButton isBusy={form.isBusy} isDisabled={isDisabled} busyLabel={busyLabel}>
      {submitLabel}
    </SubmitButton>
  </form>
);
