import { useRef, useState } from 'react';
import { useDataProvider, useEvent, type RaRecord } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { ResourceDefinition } from '@/core/resource';
import { ApiError } from '@/providers/http/api-error';
import type { ProviderMeta } from '@/providers/data/data-provider';
import { messageOf } from '@/providers/data/record-calls';
import { useAlerts } from '@/shared/alerts/useAlerts';
import { useListCache } from '@/shared/record/list-cache';

type UseSaveOptions = {
  definition: ResourceDefinition;
  /** The record the form started from; absent on create. */
  original: () => RaRecord | undefined;
  /** Asked before anything is sent. */
  isConfirmed: () => Promise<boolean>;
  meta?: ProviderMeta;
  task?: FormTask;
  /** Gets the server's message, if it sent one. */
  onSaved: (message?: string) => void;
};

/** What a form does instead of creating or updating its record. */
export type FormTask = {
  /** Tells its draft from the record's. */
  name: string;
  /** Key of the page's title. */
  title: string;
  /** @returns the server's message, if it sent one */
  send: (record: RaRecord, values: FieldValues) => Promise<string | undefined>;
};

/**
 * Sends a form once, however often it is asked to, and says what became of it.
 *
 * `save` resolves to the server's errors by field, as react-admin's form takes them; every line of them is
 * an alert too. A stale edit ends as `theirs` (docs/wire-format.md, 'Stale edit'): the record as another
 * person left it.
 */
export const useSave = ({
  definition,
  original,
  isConfirmed,
  meta,
  task,
  onSaved,
}: UseSaveOptions) => {
  const provider = useDataProvider();
  const { patch, forget } = useListCache(definition.name);
  const alerts = useAlerts();
  const isLocked = useRef(false);
  const [isSaving, setSaving] = useState(false);
  const [theirs, setTheirs] = useState<RaRecord | null>(null);
  const [refused, setRefused] = useState<FieldErrorMap>();

  const send = async (values: FieldValues): Promise<string | undefined> => {
    const previousData = original();
    if (task && previousData) {
      const message = await task.send(previousData, values);
      void forget();
      return message;
    }
    const { data } = previousData
      ? await provider.update(definition.name, {
          id: previousData.id,
          data: values,
          previousData,
          meta,
        })
      : await provider.create(definition.name, { data: values, meta });
    const saved = data as RaRecord;
    patch(saved);
    void forget();
    return messageOf(saved);
  };

  /** The record as it is now, where `error` says that it is no longer what was read. */
  const newerVersion = async (error: unknown): Promise<RaRecord | null> => {
    const read = original();
    if (!read || !(error instanceof ApiError) || error.status !== 409) return null;
    try {
      const { data } = await provider.getOne(definition.name, { id: read.id, meta });
      return data.updated_at === read.updated_at ? null : (data as RaRecord);
    } catch {
      // Without the other version there is nothing to compare: the refusal itself is shown.
      return null;
    }
  };

  const save = useEvent(async (values: FieldValues): Promise<FieldErrorMap | undefined> => {
    if (isLocked.current) return undefined;
    isLocked.current = true;
    setSaving(true);
    try {
      if (!(await isConfirmed())) {
        isLocked.current = false;
        setSaving(false);
        return undefined;
      }
      const message = await send(values);
      // Locked for good: a click that comes before the page is left must not send a second record.
      onSaved(message);
      return undefined;
    } catch (error) {
      const newer = await newerVersion(error);
      isLocked.current = false;
      setSaving(false);
      if (newer) {
        setTheirs(newer);
        return undefined;
      }
      const fields = error instanceof ApiError ? error.body.errors : undefined;
      alerts.failure(error);
      setRefused(fields && { ...fields });
      return fields;
    }
  });

  return { save, isSaving, theirs, closeConflict: () => setTheirs(null), refused };
};

export type FieldErrorMap = Record<string, string>;
