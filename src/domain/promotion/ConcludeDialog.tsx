import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { RaRecord } from 'react-admin';
import { PROMOTION } from '@/core/resource-names';
import { lineOf } from '@/core/text';
import { useCan } from '@/providers/session/use-session';
import { useRestoredFocus } from '@/ui/hooks/useRestoredFocus';
import { announceNews } from '@/ui/announce/announced';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Alert } from '@/ui/page/Alert';
import { useDefinition } from '@/kit/registry/definitions';
import { ConcludeText } from './ConcludeText';
import { useConclusion } from './useConclusion';

type ConcludeDialogProps = { promotion: RaRecord; isOpen: boolean; onClose: () => void };

/** Concludes an active promotion by hand, after a confirmation that lists the changes made in the meantime. */
export const ConcludeDialog = ({ promotion, isOpen, onClose }: ConcludeDialogProps) => {
  const translate = useTranslate();
  const id = useId();
  const { conclude, changed, isConcluding } = useConclusion(promotion);
  const confirm = useRestoredFocus(isConcluding);
  return (
    <Dialog
      open={isOpen}
      onClose={isConcluding ? undefined : onClose}
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {translate('resources.promotion.conclude.title', { name: lineOf(promotion.title) })}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>
          <ConcludeText promotion={promotion} />
        </DialogContentText>
        {changed.length > 0 && (
          <Alert ref={announceNews} severity="warning" sx={{ mt: 2 }}>
            {translate('resources.promotion.conclude.changed', {
              fields: changed
                .map((field) => translate(`resources.promotion.fields.${field}`))
                .join(', '),
            })}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose} disabled={isConcluding}>
          {translate('form.cancel')}
        </Button>
        <Button
          ref={confirm}
          variant="contained"
          loading={isConcluding}
          disabled={!isOpen}
          onClick={() => void conclude().then((isAnswered) => isAnswered && onClose())}
        >
          {translate('resources.promotion.actions.conclude')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

/** Whether the user may conclude `promotion`, and it is not concluded yet. */
export const useMayConclude = (promotion: RaRecord): boolean => {
  const mayEdit = useCan(useDefinition(PROMOTION).access.edit);
  return mayEdit && promotion.status !== 'concluded';
};
