import Box from '@mui/material/Box';
import { PlainButton } from '@/shared/plain/PlainButton';
import { Spinner } from '@/shared/plain/Spinner';

type SubmitButtonProps = {
  isBusy: boolean;
  isDisabled: boolean;
  busyLabel: string;
  children: string;
};

/** The one button of an account form. While busy it spins and keeps the focus; the form ignores presses. */
export const SubmitButton = ({ isBusy, isDisabled, busyLabel, children }: SubmitButtonProps) => (
  <Box sx={{ display: 'flex', '& > button': { flex: 1, minHeight: 44 } }}>
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
  </Box>
);
