import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';

type SubmitButtonProps = { isBusy: boolean; busyLabel: string; children: string };

/** The one button of an account form. While busy it spins and keeps the focus; the form ignores presses. */
export const SubmitButton = ({ isBusy, busyLabel, children }: SubmitButtonProps) => (
  <Button
    type="submit"
    variant="contained"
    size="large"
    fullWidth
    aria-label={children}
    aria-busy={isBusy}
    aria-disabled={isBusy}
    startIcon={
      isBusy && <CircularProgress size={18} thickness={5} color="inherit" aria-label={busyLabel} />
    }
  >
    {children}
  </Button>
);
