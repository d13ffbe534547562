import Dialog from '@mui/material/Dialog';
import { useId, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { useDependentCounts } from '@/kit/dependents/useDependentCounts';
import { useRecordForm } from '@/kit/form-state/record-form-context';
import { useRecordName } from '@/kit/record/useRecordName';
import { DeletionQuestion } from './DeletionQuestion';
import { linkedOf } from './DependentCounts';
import { LinkedWarning } from './LinkedWarning';
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
      <Steps {...deletion} titleId={id} record={record} isOpen={isOpen} onClose={onClose} />
    </Dialog>
  );
};

type StepsProps = Omit<DeleteDialogProps, 'onClosed'> &
  ReturnType<typeof useDeletion> & { titleId: string };

/** A separate component, unmounted when the dialog closes, so that it opens on its first step again. */
const Steps = ({ record, isOpen, onClose, titleId, remove, isDeleting }: StepsProps) => {
  const nameOf = useRecordName();
  const { definition } = useRecordForm();
  // Skipped if the counts arrive while the user types the code, because it would replace the field.
  const [warning, setWarning] = useState<'due' | 'read' | 'skipped'>('due');
  const [refusal, setRefusal] = useState<RefusedDeletion>();
  const counts = useDependentCounts(definition, record);
  const linked = linkedOf(counts);
  const isCounted = counts.every(({ isPending }) => !isPending);
  const parts = { titleId, record, name: nameOf(definition, record), onClose };
  const send = async () => {
    const refused = await remove(record);
    // Without lines, the session is over, which the login page explains.
    if (refused && refused.lines.length > 0) setRefusal(refused);
    else onClose();
  };
  if (refusal) return <Refusal {...parts} {...refusal} linked={linked} />;
  if (warning === 'due' && isCounted && linked.length > 0 && !isDeleting) {
    return (
      <LinkedWarning
        {...parts}
        definition={definition}
        linked={linked}
        onContinue={() => setWarning('read')}
      />
    );
  }
  return (
    <DeletionQuestion
      {...parts}
      isLinked={linked.length > 0}
      listsDependents={warning !== 'read'}
      isOpen={isOpen}
      isDeleting={isDeleting}
      onTyping={() => setWarning((now) => (now === 'due' ? 'skipped' : now))}
      onConfirm={() => void send()}
    />
  );
};
