import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { ActionRun } from './record-action';

type ActionButtonsProps = {
  phase: ActionRun['phase'];
  canStart: boolean;
  action: string;
  isDestructive?: boolean;
  /** Number of records whose failure may be temporary. */
  retried: number;
  /** Number of records not started yet when the action was stopped. */
  left: number;
  /** Whether other records failed permanently. */
  isSomeRetried: boolean;
  start: () => void;
  retry: () => void;
  cancel: () => void;
  close: () => void;
};

/** The buttons of an action's dialog in each of its phases. */
export const ActionButtons = ({
  phase,
  canStart,
  action,
  isDestructive = false,
  retried,
  left,
  isSomeRetried,
  start,
  retry,
  cancel,
  close,
}: ActionButtonsProps) => {
  const translate = useTranslate();
  if (phase === 'running') {
    return (
      <DialogActions key={phase}>
        <Button autoFocus onClick={cancel}>
          {translate('bulk.stop')}
        </Button>
      </DialogActions>
    );
  }
  return (
    // In each phase the first button gets the focus, because the pressed one is removed.
    <DialogActions key={phase} sx={{ flexWrap: 'wrap', gap: 1 }}>
      <Button autoFocus onClick={close}>
        {translate(phase === 'asking' ? 'ra.action.cancel' : 'form.close')}
      </Button>
      {phase === 'asking' && (
        <Button
          variant="contained"
          color={isDestructive ? 'error' : 'primary'}
          disabled={!canStart}
          onClick={start}
        >
          {action}
        </Button>
      )}
      {phase === 'over' && retried + left > 0 && (
        <Button variant="contained" onClick={retry}>
          {translate(left > 0 ? 'bulk.resume' : isSomeRetried ? 'bulk.retry_some' : 'bulk.retry', {
            smart_count: retried + left,
          })}
        </Button>
      )}
    </DialogActions>
  );
};
