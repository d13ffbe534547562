import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { textOrNumberOf } from '@/core/text';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useRecordForm } from '@/kit/form-state/record-form-context';
import { DependentCounts } from './DependentCounts';

type DeletionQuestionProps = {
  titleId: string;
  record: RaRecord;
  /** The name of the record. */
  name: string;
  /** Whether other records refer to it that would not be deleted with it. */
  isLinked: boolean;
  /** Whether to list the records that refer to it; not after a warning has listed them. */
  listsDependents: boolean;
  /** Whether the dialog is open, so that the deletion may be sent. */
  isOpen: boolean;
  isDeleting: boolean;
  /** Called when the user starts to type the code. */
  onTyping: () => void;
  onConfirm: () => void;
  onClose: () => void;
};

/** The content of the dialog that asks whether to delete the record, and for its code where the form says so. */
export const DeletionQuestion = (props: DeletionQuestionProps) => {
  const { titleId, record, name, isLinked, isOpen, isDeleting, onConfirm, onClose } = props;
  const translate = useTranslate();
  const { definition, deletion } = useRecordForm();
  const [typed, setTyped] = useState('');
  const code = deletion?.asksForCode ? textOrNumberOf(record[definition.codeField ?? 'id']) : '';
  const isReady = isOpen && !isDeleting && typed.trim() === code;
  return (
    <>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {translate('deletion.title', { name })}
      </DialogTitle>
      <DialogContent>
        <div id={`${titleId}-text`}>
          <DialogContentText>
            {translate('deletion.text')}
            {isLinked && ` ${translate('deletion.anyway_text')}`}
          </DialogContentText>
          {deletion?.Note && (
            <Box sx={{ mt: 2 }}>
              <deletion.Note record={record} />
            </Box>
          )}
          {props.listsDependents && (
            <DependentCounts definition={definition} record={record} onLeave={onClose} />
          )}
        </div>
        {code && (
          <TextField
            autoFocus
            label={translate('deletion.code', { code })}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              props.onTyping();
            }}
            onKeyDown={({ key }) => {
              if (key === 'Enter' && isReady) onConfirm();
            }}
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
          disabled={!isReady}
          onClick={onConfirm}
        >
          {translate('deletion.confirm')}
        </Button>
      </DialogActions>
    </>
  );
};
