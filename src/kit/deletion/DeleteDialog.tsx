import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { foldAccents } from '@/core/fold-accents';
import { textOrNumberOf } from '@/core/text';
import { useRecordName } from '@/kit/record/useRecordName';
import { Count, DependentCounts, linkedOf } from './DependentCounts';
import { useRecordForm } from '@/kit/form-state/record-form-context';
import { useDependentCounts } from '@/kit/dependents/useDependentCounts';
import { Refusal } from './Refusal';
import { useDeletion, type RefusedDeletion } from './useDeletion';

type DeleteDialogProps = {
  record: RaRecord;
  isOpen: boolean;
  onClose: () => void;
  /** Called when the dialog has closed: the focus returns to the element that opened it. */
  onClosed: () => void;
};

/**
 * Confirms the deletion of `record`. If other records refer to it, it first says so and links to their lists. The
 * backend decides whether such a record can be deleted; its refusal stays in the dialog after the alert is gone.
 */
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
  const { number } = useFormats();
  const { definition, deletion } = useRecordForm();
  const [typed, setTyped] = useState('');
  const [isInsisting, setInsisting] = useState(false);
  // The linked records that were listed before are not listed again.
  const [isInformed, setInformed] = useState(false);
  const [refusal, setRefusal] = useState<RefusedDeletion>();
  const counts = useDependentCounts(definition, record);
  const linked = linkedOf(counts);
  const isCounted = counts.every(({ isPending }) => !isPending);
  const name = nameOf(definition, record);
  const only = linked.length === 1 ? linked[0] : undefined;
  const linkedTitle = () => {
    if (only) {
      return (
        <>
          {translate('deletion.linked_one', { name })} <Count {...only} onLeave={onClose} />
        </>
      );
    }
    // Italian: 'ad Aurora', 'a Monviso'.
    const to = translate(`deletion.to.${foldAccents(name).startsWith('a') ? 'a' : 'other'}`, {
      name,
    });
    return translate('deletion.linked', { to, count: number(linked.length) });
  };
  const code = deletion?.asksForCode ? textOrNumberOf(record[definition.codeField ?? 'id']) : '';
  const isReady = isOpen && !isDeleting && typed.trim() === code;
  const send = async () => {
    const refused = await remove(record);
    // Without a line, the session is over, and the login says so.
    if (refused && refused.lines.length > 0) setRefusal(refused);
    else onClose();
  };
  if (refusal) {
    return <Refusal {...refusal} titleId={titleId} name={name} linked={linked} onClose={onClose} />;
  }
  if (isCounted && linked.length > 0 && !isInsisting && !isDeleting) {
    return (
      <>
        <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
          {linkedTitle()}
        </DialogTitle>
        <DialogContent id={`${titleId}-text`}>
          <DependentCounts
            definition={definition}
            record={record}
            onLeave={onClose}
            hasTitle
            named={only}
          />
        </DialogContent>
        {/* Without a key, React would turn the focused 'Cancel' into 'Delete anyway'. */}
        <DialogActions key="linked">
          <Button
            color="inherit"
            onClick={() => {
              setInformed(true);
              setInsisting(true);
            }}
          >
            {translate('deletion.anyway')}
          </Button>
          <Button autoFocus variant="contained" onClick={onClose}>
            {translate('form.close')}
          </Button>
        </DialogActions>
      </>
    );
  }
  return (
    <>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {translate('deletion.title', { name })}
      </DialogTitle>
      <DialogContent>
        <div id={`${titleId}-text`}>
          <DialogContentText>
            {translate('deletion.text')}
            {linked.length > 0 && ` ${translate('deletion.anyway_text')}`}
          </DialogContentText>
          {deletion?.Note && (
            <Box sx={{ mt: 2 }}>
              <deletion.Note record={record} />
            </Box>
          )}
          {!isInformed && (
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
              // Counts that arrive now no longer take the field away.
              setInsisting(true);
            }}
            onKeyDown={({ key }) => {
              if (key === 'Enter' && isReady) void send();
            }}
            autoComplete="off"
            sx={{ mt: 2 }}
            slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: 'off' } }}
          />
        )}
      </DialogContent>
      <DialogActions key="question">
        <Button autoFocus={!code} onClick={onClose} disabled={isDeleting}>
          {translate('form.cancel')}
        </Button>
        <Button
          color="error"
          variant="contained"
          loading={isDeleting}
          disabled={!isReady}
          onClick={() => void send()}
        >
          {translate('deletion.confirm')}
        </Button>
      </DialogActions>
    </>
  );
};
