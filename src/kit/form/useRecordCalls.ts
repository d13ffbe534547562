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
  /** Distinguishes the task's draft from the record's. */
  name: string;
  /** Key of the page's title. */
  title: string;
  /** @returns the server's message, if it sent one */
  send: (record: RaRecord, values: FieldValues) => Promise<string | undefined>;
};

/** The stored record, and the server's message if it sent one. */
export type Saved = { saved: RaRecord; message: string | undefined };

/** The calls of a form of `definition`. A save refreshes the cached data of the resource. */
export const useRecordCalls = (definition: ResourceDefinition, task?: FormTask) => {
  const meta = useParentMeta(definition);
  const provider = useDataProvider();
  const { overlay } = useFormFrame();
  const store = useStoreContext();
  const { patch, invalidate, invalidateLists } = useListCache(definition.name);

  /**
   * Runs the task, updates `record`, or creates a new one.
   *
   * @throws ApiError if the server refuses the call
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
    publishSaved(saved);
    return { saved, message: messageOf(saved) };
  };

  /** Updates the caches and the list with `saved`, and passes it to the form below a drawer. */
  const publishSaved = (saved: RaRecord): void => {
    patch(saved);
    store.setItem(savedRowKey(resourceKey(definition, meta)), { id: saved.id, at: Date.now() });
    overlay?.onSaved(saved);
    void invalidate();
  };

  /**
   * Resolves to the server's version of `record` if `error` is the refusal of a stale edit (docs/wire-format.md, 'Stale
   * edit'), else to null.
   */
  const readConflict = async (
    record: RaRecord | undefined,
    error: unknown,
  ): Promise<RaRecord | null> => {
    if (!record || !isConflict(error)) return null;
    try {
      const { data } = await provider.getOne(definition.name, { id: record.id, meta });
      // A code already in use is a 409 too; the record itself has then not changed since it was read.
      return data.updated_at === record.updated_at ? null : (data as RaRecord);
    } catch {
      // Without the server's version there is nothing to compare: the refusal itself is shown.
      return null;
    }
  };

  /**
   * Whether `error` refuses a save of `record` because it was deleted in the meantime; its list is then read again.
   * Reads the record once more to be sure, because a backend may also answer 404 for a record that it refers to.
   */
  const checkGone = async (record: RaRecord | undefined, error: unknown): Promise<boolean> => {
    if (!record || !isNotFound(error)) return false;
    try {
      await provider.getOne(definition.name, { id: record.id, meta });
      return false;
    } catch (unread) {
      // After any other failure it may still exist: the refusal itself is shown.
      if (!isNotFound(unread)) return false;
      void invalidateLists();
      return true;
    }
  };

  return { send, publishSaved, readConflict, checkGone };
};

const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;
