import { loadOnce } from '@/core/load-once';
import { useRecordForm } from '@/kit/form-state/record-form-context';
import { withWords } from '@/providers/preferences/late-words';
import { LazyPart } from '@/ui/lazy/LazyPart';
import type { ConflictDialogProps } from './ConflictDialog';

/** `ConflictDialog`, loaded with its words when a conflict occurs. If that fails, the typed values can be sent again. */
export const LazyConflictDialog = (props: ConflictDialogProps) => {
  const { phase, dispatch } = useRecordForm();
  return (
    <LazyPart
      load={loadConflictDialog}
      isWanted={phase.name === 'conflict'}
      onFailure={() => dispatch({ type: 'conflictDismissed' })}
      props={props}
    />
  );
};

const loadConflictDialog = loadOnce(
  async () => (await withWords('form.conflict', () => import('./ConflictDialog'))).ConflictDialog,
);
