import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { textOrNumberOf } from '@/core/text';
import { useRecordName } from '@/kit/record/useRecordName';
import { DependentCounts } from './DependentCounts';
import { useRecordForm } from './record-form-context';
import { useDeletion } from './useDeletion';

type DeleteDialogProps = {
  record: RaRecord;
  isOpen: boolean;
  onClose: () => void;
  /** Called when the dialog has closed: the focus returns to the element that opened it. */
  onClosed: () => void;
};

/** Confirms the deletion of `record`: names it and counts the records that refer to it. */
export const DeleteDialog = ({ record, isOpen, onClose, onClosed }: DeleteDialogProps) => {
  const id = useId();
  const deletion = useDeletion();
  return (
    <Dialog
      open={isOpen}
      onClose={deletion.isDeleting ? undefined : onClose}
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      slotProps={{ transition: { onExited: onClosed } }}
    >
      <Question {...deletion} titleId={id} record={record} isOpen={isOpen} onClose={onClose} />
    </Dialog>
  );
};

type QuestionProps = Omit<DeleteDialogProps, 'onClosed'> &
  ReturnType<typeof useDeletion> & { titleId: string };

/** A component of its own, unmounted with each closing so that it forgets the typed code. */
const Question = ({ record, isOpen, onClose, titleId, remove, isDeleting }: QuestionProps) => {
  const translate = useTranslate();
  const nameOf = useRecordName();
  const { definition, deletionAsksForCode } = useRecordForm();
  const [typed, setTyped] = useState('');
  const code = deletionAsksForCode ? textOrNumberOf(record[definition.codeField ?? 'id']) : '';
  return (
    <>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {translate('form.delete.title', { name: nameOf(definition, record) })}
      </DialogTitle>
      <DialogContent>
        <div id={`${titleId}-text`}>
          <DialogContentText>{translate('form.delete.text')}</DialogContentText>
          <DependentCounts definition={definition} record={record} onLeave={onClose} />
        </div>
        {code && (
          <TextField
            autoFocus
            label={translate('form.delete.code', { code })}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            autoComplete="off"
            sx={{ mt: 2 }}
            slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: 'off' } }}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button autoFocus={!code} onClick={onClose} disabled={isDeleting}>
          {translate('form.cancel')}
        </Button>
        <Button
          color="error"
          variant="contained"
          loading={isDeleting}
          disabled={!isOpen || typed.trim() !== code}
          onClick={() => void remove(record).finally(onClose)}
        >
          {translate('form.delete.confirm')}
        </Button>
      </DialogActions>
    </>
  );
};
