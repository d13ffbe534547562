import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { messageOf } from '@/ui/alerts/AlertList';
import { cappedLines } from '@/ui/alerts/alert-store';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Alert } from '@/ui/page/Alert';
import type { DependentCount } from '@/kit/dependents/useDependentCounts';
import { Counts } from './DependentCounts';
import type { RefusedDeletion } from './useDeletion';

type RefusalProps = RefusedDeletion & {
  titleId: string;
  /** The name of the record. */
  name: string;
  linked: readonly DependentCount[];
  onClose: () => void;
};

/**
 * The content of the dialog after a failed deletion: the lines of the alerts, which have announced them, and links to
 * the `linked` records if they may be the reason.
 */
export const Refusal = ({ titleId, name, lines, isConflict, linked, onClose }: RefusalProps) => {
  const translate = useTranslate();
  return (
    <>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {translate('deletion.refused', { name })}
      </DialogTitle>
      <DialogContent id={`${titleId}-text`}>
        <Alert severity="error" sx={{ overflowWrap: 'anywhere' }}>
          {cappedLines(lines).map((line) => (
            <div key={line.message}>
              {messageOf(line, translate)}
              {line.detail && <Typography variant="body2">{translate(line.detail)}</Typography>}
            </div>
          ))}
        </Alert>
        {isConflict && <Counts title="deletion.remove_first" counts={linked} onLeave={onClose} />}
      </DialogContent>
      <DialogActions>
        <Button autoFocus variant="contained" onClick={onClose}>
          {translate('form.close')}
        </Button>
      </DialogActions>
    </>
  );
};
