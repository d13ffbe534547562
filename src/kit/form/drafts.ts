import type { FieldValues } from 'react-hook-form';
import { isRecord } from '@/core/is-record';
import { tabStorage } from '@/providers/session/storage';

/**
 * What was typed and not saved, stored in the tab for one user and one record. It outlives a crash, a reload
 * and the end of the session; it is removed when it is saved or discarded, and at a logout.
 */
export type Draft = {
  /** Epoch milliseconds. */
  savedAt: number;
  /** The changed fields alone. */
  values: FieldValues;
  /** Names of changed fields that are too large to store. */
  dropped: string[];
  /** The record's `updated_at` when it was being edited. */
  basedOn?: string;
};

const PREFIX = 'loyalty.draft.';
/** The tab's storage holds about five million characters, for all drafts together. */
const MAX_FIELD_CHARACTERS = 200_000;
/** Fields that are never stored. */
const SECRET = /password/i;

/** Where the draft of a record is stored: `loyalty.draft.{user}.{resource}.create` or `….edit.{id}`. */
export const draftKey = (userId: string, resource: string, recordId?: unknown): string =>
  `${PREFIX}${userId}.${resource}.${recordId === undefined ? 'create' : `edit.${String(recordId)}`}`;

/** The draft stored under `key`; null where there is none, or it is damaged. */
export const readDraft = (key: string): Draft | null => {
  try {
    const draft = JSON.parse(tabStorage.get(key) ?? 'null') as Partial<Draft> | null;
    if (typeof draft?.savedAt !== 'number' || !isRecord(draft.values)) return null;
    const { savedAt, values, basedOn } = draft;
    const dropped = Array.isArray(draft.dropped) ? draft.dropped.map(String) : [];
    return { savedAt, values, dropped, ...(typeof basedOn === 'string' && { basedOn }) };
  } catch {
    return null;
  }
};

/** Stores the `changed` fields of `values`: passwords never, of fields over 200,000 characters only the name. */
export const writeDraft = (
  key: string,
  values: FieldValues,
  changed: readonly string[],
  basedOn?: unknown,
): void => {
  const stored = changed.filter((field) => !SECRET.test(field));
  const dropped = stored.filter((field) => isTooLarge(values[field]));
  const draft: Draft = {
    savedAt: Date.now(),
    values: Object.fromEntries(
      stored
        .filter((field) => !dropped.includes(field))
        .map((field) => [field, values[field] ?? null]),
    ),
    dropped,
    ...(typeof basedOn === 'string' ? { basedOn } : {}),
  };
  tabStorage.set(key, JSON.stringify(draft));
};

/** Whether the draft stored under `key` holds all of `fields`, and outlives a reload. */
export const isDraftKept = (key: string, fields: readonly string[]): boolean => {
  const stored = Object.keys(readDraft(key)?.values ?? {});
  return tabStorage.isLasting(key) && fields.every((field) => stored.includes(field));
};

/** Removes the draft stored under `key`. */
export const removeDraft = (key: string): void => tabStorage.remove(key);

/** Removes every draft of this tab: at a deliberate logout. */
export const clearDrafts = (): void => {
  for (const key of tabStorage.keys()) if (key.startsWith(PREFIX)) tabStorage.remove(key);
};

/** Whether a field's value is over what a draft holds of it. */
export const isTooLarge = (value: unknown): boolean =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).length > MAX_FIELD_CHARACTERS;
