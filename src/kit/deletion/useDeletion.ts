import { useDataProvider, type RaRecord } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { AlertLine } from '@/ui/alerts/alert-store';
import { errorLines } from '@/ui/alerts/error-lines';
import { isConflict } from '@/providers/http/api-error';
import { messageOf } from '@/providers/data/record-calls';
import { useAlerts } from '@/ui/alerts/useAlerts';
import { useFormExit } from '@/kit/record/form-frame';
import { useRecordSubject } from '@/kit/record/useRecordSubject';
import { useListCache } from '@/kit/record/list-cache';
import { useParentMeta } from '@/kit/registry/parent-ids';
import { useRecordForm } from '@/kit/form-state/record-form-context';

/** The error lines of a failed deletion, and whether stored records were the reason. */
export type RefusedDeletion = { lines: readonly AlertLine[]; isConflict: boolean };

/**
 * Deletes the form's record, once, and goes back to the list. The alert shows `resources.{name}.deleted` if the
 * catalogue has it (specification, section 8), else the server's message, else a general line.
 */
export const useDeletion = () => {
  const { definition, phase, dispatch, close } = useRecordForm();
  const provider = useDataProvider();
  const meta = useParentMeta(definition);
  const { invalidateLists } = useListCache(definition.name);
  const exit = useFormExit();
  const translate = useTranslate();
  const alerts = useAlerts();
  const subjectOf = useRecordSubject();

  /** @returns undefined after a deletion, and if none was attempted */
  const remove = async (record: RaRecord): Promise<RefusedDeletion | undefined> => {
    try {
      if (!dispatch({ type: 'deletionStarted' })) return undefined;
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
      return undefined;
    } catch (error) {
      alerts.failure(error);
      dispatch({ type: 'failed' });
      return { lines: errorLines(error), isConflict: isConflict(error) };
    }
  };
  return { remove, isDeleting: phase.name === 'deleting' };
};
