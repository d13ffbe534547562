import DeleteOutlineIcon from '@mui/icons-material/DeleteOutline';
import { useRef, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { loadOnce } from '@/core/load-once';
import { withWords } from '@/providers/preferences/late-words';
import { LazyPart } from '@/ui/lazy/LazyPart';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useCan } from '@/providers/session/use-session';
import { focusMainIfLost } from '@/ui/hooks/focus-main';
import { useAddedActions } from './bar-slot';
import { isSaving } from '@/kit/form-state/form-state';
import { MoreMenu, type MoreAction } from './MoreMenu';
import { useRecordForm } from '@/kit/form-state/record-form-context';
import { useDuplicateAction } from './useDuplicateAction';

/** The menu of a form's other actions: those of its parts, duplicating and deleting. */
export const MoreActions = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate();
  const { definition, phase, copy, deletion } = useRecordForm();
  const mayDelete = useCan(definition.access.delete);
  const trigger = useRef<HTMLButtonElement>(null);
  const [isDeleting, setDeleting] = useState(false);
  const duplicate = useDuplicateAction(definition, record, copy);
  const actions: MoreAction[] = [...useAddedActions(), ...duplicate];
  if (mayDelete && !deletion?.isRefused?.(record)) {
    actions.push({
      label: translate('form.delete'),
      Icon: DeleteOutlineIcon,
      isDangerous: true,
      run: () => setDeleting(true),
    });
  }
  const close = () => setDeleting(false);
  const returnFocus = () => {
    trigger.current?.focus();
    focusMainIfLost();
  };
  return (
    <>
      <MoreMenu actions={actions} trigger={trigger} isDisabled={isSaving(phase)} />
      <LazyPart
        load={loadDeleteDialog}
        isWanted={isDeleting}
        onFailure={close}
        props={{ record, isOpen: isDeleting, onClose: close, onClosed: returnFocus }}
      />
    </>
  );
};

const loadDeleteDialog = loadOnce(
  async () =>
    (await withWords('deletion', () => import('@/kit/deletion/DeleteDialog'))).DeleteDialog,
);
