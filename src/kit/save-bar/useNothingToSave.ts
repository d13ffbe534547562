import { useEvent } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useAlerts } from '@/ui/alerts/useAlerts';
import { unsavedFields } from '@/kit/form-state/form-state';
import { useRecordForm } from '@/kit/form-state/record-form-context';

/**
 * Returns a function that checks whether a stored record is unchanged; if so, an alert says that nothing is to save.
 */
export const useNothingToSave = (): (() => boolean) => {
  const form = useFormContext();
  const alerts = useAlerts();
  const { getState, isTask } = useRecordForm();
  return useEvent(() => {
    const state = getState();
    if (!state.record || isTask || state.phase.name !== 'editing') return false;
    if (unsavedFields(state, form.getValues()).length > 0) return false;
    alerts.info('form.nothing_to_save');
    return true;
  });
};
