import { useRef, useState } from 'react';
import { useDataProvider, type RaRecord } from 'react-admin';
import { useTranslate } from '@/shared/i18n/useTranslate';
import type { ResourceDefinition } from '@/core/resource';
import { messageOf } from '@/providers/data/record-calls';
import { useAlerts } from '@/shared/alerts/useAlerts';
import { useParentMeta } from '@/shared/registry/parent-ids';
import { useListCache } from '@/shared/record/list-cache';
import { useFormExit } from '@/shared/record/form-frame';

/**
 * Deletes a record, once, and goes back to the list. Said is what `resources.{name}.deleted` holds, where
 * the catalogue has it (specification, section 8); else the server's message; else a general line.
 *
 * @param onDeleted called before the page is left
 */
export const useDeletion = (definition: ResourceDefinition, onDeleted: () => void) => {
  const provider = useDataProvider();
  const meta = useParentMeta(definition);
  const { outdate } = useListCache(definition.name);
  const exit = useFormExit();
  const translate = useTranslate();
  const alerts = useAlerts();
  const isLocked = useRef(false);
  const [isRemoving, setRemoving] = useState(false);

  const remove = async (record: RaRecord): Promise<void> => {
    if (isLocked.current) return;
    isLocked.current = true;
    setRemoving(true);
    try {
      const { data } = await provider.delete(definition.name, {
        id: record.id,
        previousData: record,
        meta,
      });
      const own = translate(`resources.${definition.name}.deleted`, { _: '' });
      alerts.success(own || messageOf(data) || 'form.deleted');
      onDeleted();
      void outdate();
      exit();
    } catch (error) {
      alerts.failure(error);
      isLocked.current = false;
    } finally {
      setRemoving(false);
    }
  };
  return { remove, isRemoving };
};
