import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { lineOf } from '@/core/text';
import { useCan } from '@/providers/session/use-session';
import { useFormats } from '@/ui/formats/useFormats';
import { useRestoredFocus } from '@/ui/hooks/useRestoredFocus';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useDefinition } from '@/kit/registry/definitions';
import { phaseOf } from './promotion-terms';
import { useConclusion } from './useConclusion';

/** Concludes an active promotion by hand, after a confirmation that lists what changed meanwhile. */
export const ConcludeButton = ({ promotion }: { promotion: RaRecord }) => {
  const translate = useTranslate();
  const { fromToday } = useFormats();
  const id = useId();
  const definition = useDefinition();
  const mayEdit = useCan(definition.access.edit);
  const [isAsking, setAsking] = useState(false);
  const { conclude, changed, isConcluding } = useConclusion(promotion);
  const confirm = useRestoredFocus(isConcluding);
  if (!mayEdit || promotion.status === 'concluded') return null;
  const phase = phaseOf(promotion);
  const close = () => setAsking(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {translate('resources.promotion.conclude.action')}
      </Button>
      <Dialog open={isAsking} onClose={isConcluding ? undefined : close} aria-labelledby={id}>
        <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
          {translate('resources.promotion.conclude.title', { name: lineOf(promotion.title) })}
        </DialogTitle>
        <DialogContent>
          <DialogContentText>
            {translate('resources.promotion.conclude.text')}
            {phase &&
              ` ${translate(`resources.promotion.conclude.${phase.name}`, { when: fromToday(phase.day) })}`}
          </DialogContentText>
          {changed.length > 0 && (
            <Alert severity="warning" role="alert" sx={{ mt: 2 }}>
              {translate('resources.promotion.conclude.changed', {
                fields: changed
                  .map((field) => translate(`resources.promotion.fields.${field}`))
                  .join(', '),
              })}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button autoFocus onClick={close} disabled={isConcluding}>
            {translate('form.cancel')}
          </Button>
          <Button
            ref={confirm}
            variant="contained"
            loading={isConcluding}
            disabled={!isAsking}
            onClick={() => void conclude().then((isAnswered) => isAnswered && close())}
          >
            {translate('resources.promotion.conclude.confirm')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
};
