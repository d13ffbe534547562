import { useDataProvider, useStoreContext, type RaRecord } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { ResourceDefinition } from '@/core/resource';
import { ApiError, isConflict } from '@/providers/http/api-error';
import { messageOf } from '@/providers/data/record-calls';
import { useFormFrame } from '@/kit/record/form-frame';
import { useListCache } from '@/kit/record/list-cache';
import { savedRowKey } from '@/kit/record/list-trail';
import { resourceKey, useParentMeta } from '@/kit/registry/parent-ids';

/** An operation of a form that neither creates nor updates its record. */
export type FormTask = {
  /** Distinguishes its draft from the record's. */
  name: string;
  /** Key of the page's title. */
  title: string;
  /** @returns the server's message, if it sent one */
  send: (record: RaRecord, values: FieldValues) => Promise<string | undefined>;
};

/** The stored record, and the server's message if it sent one. */
export type Saved = { saved: RaRecord; message: string | undefined };

/** The calls of a form of `definition`; a save refreshes cached data of the resource. */
export const useRecordCalls = (definition: ResourceDefinition, task?: FormTask) => {
  const meta = useParentMeta(definition);
  const provider = useDataProvider();
  const { overlay } = useFormFrame();
  const store = useStoreContext();
  const { patch, invalidate, invalidateLists } = useListCache(definition.name);

  /**
   * Carries out the task, updates `record`, or creates one without it.
   *
   * @throws ApiError as the server answers
   */
  const send = async (record: RaRecord | undefined, values: FieldValues): Promise<Saved> => {
    if (task && record) {
      const message = await task.send(record, values);
      void invalidate();
      return { saved: record, message };
    }
    const { data } = record
      ? await provider.update(definition.name, {
          id: record.id,
          data: values,
          previousData: record,
          meta,
        })
      : await provider.create(definition.name, { data: values, meta });
    const saved = data as RaRecord;
    noteSaved(saved);
    return { saved, message: messageOf(saved) };
  };

  /** Shows `saved` wherever the record is shown. */
  const noteSaved = (saved: RaRecord): void => {
    patch(saved);
    store.setItem(savedRowKey(resourceKey(definition, meta)), { id: saved.id, at: Date.now() });
    overlay?.onSaved(saved);
    void invalidate();
  };

  /**
   * The current record on the server, if `error` refuses a stale edit of `record` (docs/wire-format.md, 'Stale edit');
   * else null.
   */
  const readConflict = async (
    record: RaRecord | undefined,
    error: unknown,
  ): Promise<RaRecord | null> => {
    if (!record || !isConflict(error)) return null;
    try {
      const { data } = await provider.getOne(definition.name, { id: record.id, meta });
      // A code already in use is a 409, too; the record has then not changed since it was read.
      return data.updated_at === record.updated_at ? null : (data as RaRecord);
    } catch {
      // Without the other version there is nothing to compare: the refusal itself is shown.
      return null;
    }
  };

  /**
   * Whether `error` refuses a save of `record` because it was deleted in the meantime. Its list is then read again. The
   * record is read once more: a backend may also answer 404 for what the record refers to.
   */
  const checkGone = async (record: RaRecord | undefined, error: unknown): Promise<boolean> => {
    if (!record || !isNotFound(error)) return false;
    try {
      await provider.getOne(definition.name, { id: record.id, meta });
      return false;
    } catch (unread) {
      // Any other failure leaves open whether it was deleted: the refusal itself is shown.
      if (!isNotFound(unread)) return false;
      void invalidateLists();
      return true;
    }
  };

  return { send, noteSaved, readConflict, checkGone };
};

const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;
