import { useDataProvider, type RaRecord } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { AlertSubject } from '@/ui/alerts/alert-store';
import { isConflict } from '@/providers/http/api-error';
import { messageOf } from '@/providers/data/record-calls';
import { useAlerts } from '@/ui/alerts/useAlerts';
import { useFormExit } from '@/kit/record/form-frame';
import { useRecordSubject } from '@/kit/record/useRecordSubject';
import { useListCache } from '@/kit/record/list-cache';
import { useParentMeta } from '@/kit/registry/parent-ids';
import { useRecordForm } from '@/kit/form-state/record-form-context';

/**
 * Deletes the form's record, once, and goes back to the list. The alert shows `resources.{name}.deleted` if the
 * catalogue has it (specification, section 8), else the server's message, else a general line. Where the backend refuses
 * because the record is in use, the alert has a link to the records `linked` to it.
 */
export const useDeletion = () => {
  const { definition, phase, dispatch, close, isDeletionConfirmed } = useRecordForm();
  const provider = useDataProvider();
  const meta = useParentMeta(definition);
  const { invalidateLists } = useListCache(definition.name);
  const exit = useFormExit();
  const translate = useTranslate();
  const alerts = useAlerts();
  const subjectOf = useRecordSubject();

  const remove = async (record: RaRecord, linked?: AlertSubject): Promise<void> => {
    try {
      if (!(await isDeletionConfirmed())) return;
      if (!dispatch({ type: 'deletionStarted' })) return;
      const { data } = await provider.delete(definition.name, {
        id: record.id,
        previousData: record,
        meta,
      });
      const own = translate(`resources.${definition.name}.deleted`, { _: '' });
      alerts.success(own || messageOf(data) || 'form.deleted', {
        subject: subjectOf(definition, record),
      });
      close();
      void invalidateLists();
      exit();
    } catch (error) {
      alerts.failure(error, isConflict(error) ? linked : undefined);
      dispatch({ type: 'failed' });
    }
  };
  return { remove, isDeleting: phase.name === 'deleting' };
};
