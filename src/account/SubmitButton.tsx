import { PlainButton } from '@/ui/plain/PlainButton';
import { Spinner } from '@/ui/plain/Spinner';
import styles from './screens.module.css';

type SubmitButtonProps = {
  isBusy: boolean;
  isDisabled: boolean;
  busyLabel: string;
  children: string;
};

/** The submit button of an account form. While busy it spins and keeps the focus; the form ignores presses. */
export const SubmitButton = ({ isBusy, isDisabled, busyLabel, children }: SubmitButtonProps) => (
  <div className={styles.wide}>
    <PlainButton
      look="primary"
      type="submit"
      disabled={isDisabled}
      aria-label={children}
      aria-busy={isBusy}
      aria-disabled={isBusy}
    >
      {isBusy && <Spinner label={busyLabel} />}
      {children}
    </PlainButton>
  </div>
);
