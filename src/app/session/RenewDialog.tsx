import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { failureOf } from '@/account/failure';
import { reauthenticate } from '@/providers/data/account';
import { useCurrentUser } from '@/providers/session/use-session';
import { alerts } from '@/ui/alerts/alert-store';
import { useSingleFlight } from '@/ui/hooks/useSingleFlight';
import { PasswordInput } from './PasswordInput';

type RenewDialogProps = { isOpen: boolean; onClose: () => void; onRenewed: () => void };

/** Renews the session with the user's password, without leaving the page; only for the same account. */
export const RenewDialog = ({ isOpen, onClose, onRenewed }: RenewDialogProps) => {
  const id = useId();
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      fullWidth
      maxWidth="xs"
    >
      <RenewForm titleId={id} onClose={onClose} onRenewed={onRenewed} />
    </Dialog>
  );
};

type RenewFormProps = { titleId: string; onClose: () => void; onRenewed: () => void };

/** Separate from the dialog, which outlives it: closing it clears the password. */
const RenewForm = ({ titleId, onClose, onRenewed }: RenewFormProps) => {
  const translate = useTranslate();
  const { email } = useCurrentUser();
  const { send, password, change, problem, isBusy, input } = useRenewal(onRenewed);
  return (
    <form onSubmit={send} noValidate>
      <DialogTitle id={titleId}>{translate('session.dialog.title')}</DialogTitle>
      <DialogContent>
        <div id={`${titleId}-text`}>
          <DialogContentText>{translate('session.dialog.text')}</DialogContentText>
          <Typography variant="subtitle2" component="p" sx={{ mt: 1.5, mb: 2 }}>
            {email}
          </Typography>
        </div>
        {/* Password managers look for the account beside its password. */}
        <input
          name="email"
          autoComplete="username"
          value={email}
          readOnly
          tabIndex={-1}
          aria-hidden
          style={visuallyHidden}
        />
        <PasswordInput value={password} onChange={change} problem={problem} inputRef={input} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('session.dialog.cancel')}
        </Button>
        <Button type="submit" variant="contained" loading={isBusy} loadingPosition="start">
          {translate(isBusy ? 'session.dialog.busy' : 'session.dialog.submit')}
        </Button>
      </DialogActions>
    </form>
  );
};

const REFUSED = 'errors.invalid_login';

const useRenewal = (onRenewed: () => void) => {
  const translate = useTranslate();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const refuse = (key: string, args?: Readonly<Record<string, unknown>>) => {
    setProblem(translate(key, args));
    input.current?.focus();
  };
  const renew = useSingleFlight(async () => {
    if (password === '') return refuse('validation.required');
    setIsBusy(true);
    setProblem(undefined);
    try {
      await reauthenticate(password);
      onRenewed();
    } catch (error) {
      const { message, args, lines } = failureOf(error, REFUSED);
      if (message !== null) refuse(message, args);
      alerts.show({ kind: 'error', lines });
    } finally {
      setIsBusy(false);
    }
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    // React passes events of a dialog to the form it was opened from.
    event.stopPropagation();
    void renew();
  };
  const change = (value: string) => {
    setPassword(value);
    setProblem(undefined);
  };
  return { send, password, change, problem, isBusy, input };
};
