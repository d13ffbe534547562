import { isRecord } from '@/core/is-record';
import { DRAFT_PREFIX } from '@/kit/drafts/clear-drafts';
import { session } from '@/providers/session/session';
import { tabStorage } from '@/providers/session/storage';
import { keepText, MAX_KEPT_FILE, readText, removeTexts } from '@/imports/read/kept-text';
import { createStateStore, useStateStore } from '@/ui/hooks/state-store';

/** The values that a sent file replaced, as a file that restores them; `fileKey` is the key of the sent one. */
type KeptPrevious = { fileKey: string; name: string; address: string };

/** Maximum number of sent files per kind. */
const MAX_KEPT = 10;

/** Counts the changes of the storage, so that components render again. */
const changes = createStateStore(0);

/**
 * Stores the values that a sent file replaced in this tab, so that the history can restore them once the file is
 * closed. They are removed by a logout, like drafts, and after a day.
 */
export const keepPrevious = async (
  recordType: string,
  { fileKey, name, file }: { fileKey: string; name: string; file: Blob },
): Promise<void> => {
  const key = keyOf(recordType);
  if (file.size > MAX_KEPT_FILE || keptAt(key).some((one) => one.fileKey === fileKey)) return;
  const address = await keepText(await file.text());
  if (address === null) return;
  const kept = [{ fileKey, name, address }, ...keptAt(key)];
  tabStorage.set(key, JSON.stringify(kept.slice(0, MAX_KEPT)));
  await removeTexts(kept.slice(MAX_KEPT).map((one) => one.address));
  changes.set(changes.get() + 1);
};

/**
 * Returns a function that reads the file that restores what a sent file replaced, null if it is gone; undefined where
 * nothing is stored.
 */
export const useKeptPrevious = (recordType: string, fileKey: string) => {
  useStateStore(changes);
  const found = keptAt(keyOf(recordType)).find((one) => one.fileKey === fileKey);
  if (!found) return undefined;
  return async (): Promise<File | null> => {
    const text = await readText(found.address);
    return text === null ? null : new File([text], found.name, { type: 'text/csv' });
  };
};

const keptAt = (key: string): KeptPrevious[] => {
  try {
    const stored: unknown = JSON.parse(tabStorage.get(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isKept) : [];
  } catch {
    return [];
  }
};

const isKept = (value: unknown): value is KeptPrevious =>
  isRecord(value) &&
  [value.fileKey, value.name, value.address].every((text) => typeof text === 'string');

/** A logout removes it with the drafts. */
const keyOf = (recordType: string): string =>
  `${DRAFT_PREFIX}${session.held()?.user.id ?? ''}.previous.${recordType}`;
