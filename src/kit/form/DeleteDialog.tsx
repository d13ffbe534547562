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
  /** Called when the dialog has gone: the focus goes to what opened it. */
  onClosed: () => void;
};

/** Asks before `record` is deleted, naming it and counting what refers to it. */
export const DeleteDialog = ({ record, isOpen, onClose, onClosed }: DeleteDialogProps) => {
  const id = useId();
  const deletion = useDeletion();
  return (
    <Dialog
      open={isOpen}
      onClose={deletion.isDeleting ? undefined : onClose}
      aria-labelledby={id}
      slotProps={{ transition: { onExited: onClosed } }}
    >
      <Question {...deletion} titleId={id} record={record} isOpen={isOpen} onClose={onClose} />
    </Dialog>
  );
};

type QuestionProps = Omit<DeleteDialogProps, 'onClosed'> &
  ReturnType<typeof useDeletion> & { titleId: string };

/** Apart from the dialog, which outlives it: closed, it forgets the code that was typed. */
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
        <DialogContentText>{translate('form.delete.text')}</DialogContentText>
        <DependentCounts definition={definition} record={record} onLeave={onClose} />
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
