import type { FieldValues } from 'react-hook-form';
import { isRecord } from '@/core/is-record';
import { tabStorage } from '@/providers/session/storage';

/**
 * Drafts: what was typed and not saved, kept in the tab for one user and one record. They outlive a
 * crash, a reload and the end of a session, and go when they are saved, discarded or at a logout.
 */
export type Draft = {
  /** Epoch milliseconds. */
  savedAt: number;
  /** The changed fields alone. */
  values: FieldValues;
  /** Names of changed fields too large to keep. */
  dropped: string[];
  /** The record's `updated_at` when it was being edited. */
  basedOn?: string;
};

const PREFIX = 'loyalty.draft.';
/** A tab's storage holds about five million characters, all drafts together. */
const MAX_FIELD_CHARACTERS = 200_000;
const SECRET = /password/i;

export const draftKey = (userId: string, resource: string, recordId?: unknown): string =>
  `${PREFIX}${userId}.${resource}.${recordId === undefined ? 'create' : `edit.${String(recordId)}`}`;

/** The draft kept under `key`; null where there is none that can be read. */
export const readDraft = (key: string): Draft | null => {
  try {
    const draft = JSON.parse(tabStorage.get(key) ?? 'null') as Partial<Draft> | null;
    if (typeof draft?.savedAt !== 'number' || !isRecord(draft.values)) return null;
    const { savedAt, values, basedOn } = draft;
    const dropped = Array.isArray(draft.dropped) ? draft.dropped.map(String) : [];
    return { savedAt, values, dropped, basedOn };
  } catch {
    return null;
  }
};

/** Keeps the `changed` fields of `values`: passwords never, fields over 200,000 characters by name alone. */
export const writeDraft = (
  key: string,
  values: FieldValues,
  changed: readonly string[],
  basedOn?: unknown,
): void => {
  const kept = changed.filter((field) => !SECRET.test(field));
  const dropped = kept.filter((field) => isTooLarge(values[field]));
  const draft: Draft = {
    savedAt: Date.now(),
    values: Object.fromEntries(
      kept
        .filter((field) => !dropped.includes(field))
        .map((field) => [field, values[field] ?? null]),
    ),
    dropped,
    ...(typeof basedOn === 'string' ? { basedOn } : {}),
  };
  tabStorage.set(key, JSON.stringify(draft));
};

export const dropDraft = (key: string): void => tabStorage.remove(key);

/** Drops every draft of this tab: at a deliberate logout. */
export const clearDrafts = (): void => {
  for (const key of tabStorage.keys()) if (key.startsWith(PREFIX)) tabStorage.remove(key);
};

const isTooLarge = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).length > MAX_FIELD_CHARACTERS;
