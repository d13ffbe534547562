import type { FieldValues } from 'react-hook-form';
import { isRecord } from '@/core/is-record';
import { largeStorage } from '@/providers/session/large-storage';
import { tabStorage } from '@/providers/session/storage';
import { DRAFT_PREFIX } from './clear-drafts';
import { forgetLarge, keepLarge, readLarge } from './draft-pictures';

/**
 * The unsaved values of one user and one record, stored in the tab. They outlive a crash, a reload and the end of the
 * session; they are removed when saved or discarded, and at a logout.
 */
export type Draft = {
  /** Epoch milliseconds. */
  savedAt: number;
  /** The changed fields only, except those in `large`. */
  values: FieldValues;
  /** Addresses in the large storage of fields too large for the tab's: pictures. */
  large: Record<string, string>;
  /** Names of changed fields that are not stored. */
  dropped: string[];
  /** The `updated_at` of the edited record. */
  basedOn?: string;
};

/**
 * The longest field stored in the tab's storage, in characters. That storage holds about five million for all drafts
 * together.
 */
export const MAX_FIELD_CHARACTERS = 200_000;
/** Fields that are never stored. */
const SECRET = /password/i;

/** The storage key of a record's draft: `loyalty.draft.{user}.{resource}.create` or `….edit.{id}`. */
export const draftKey = (userId: string, resource: string, recordId?: unknown): string =>
  `${DRAFT_PREFIX}${userId}.${resource}.${recordId === undefined ? 'create' : `edit.${String(recordId)}`}`;

/** The draft stored under `key`; null if it is missing or damaged. */
export const readDraft = (key: string): Draft | null => {
  try {
    const draft = JSON.parse(tabStorage.get(key) ?? 'null') as Partial<Draft> | null;
    if (typeof draft?.savedAt !== 'number' || !isRecord(draft.values)) return null;
    const { savedAt, values, basedOn } = draft;
    const dropped = Array.isArray(draft.dropped) ? draft.dropped.map(String) : [];
    const large = isRecord(draft.large) ? textsOf(draft.large) : {};
    return { savedAt, values, large, dropped, ...(typeof basedOn === 'string' && { basedOn }) };
  } catch {
    return null;
  }
};

/** Adds to `draft` its large fields; those no longer in storage are added to `dropped`. */
export const withLarge = async (key: string, draft: Draft): Promise<Draft> => {
  const found = await readLarge(key, draft.large);
  return {
    ...draft,
    values: { ...draft.values, ...found },
    dropped: [...draft.dropped, ...Object.keys(draft.large).filter((field) => !(field in found))],
  };
};

/**
 * Stores the `changed` fields of `values`, except passwords. Fields over `MAX_FIELD_CHARACTERS` go to the large
 * storage, and count as dropped until they are stored.
 */
export const writeDraft = (
  key: string,
  values: FieldValues,
  changed: readonly string[],
  basedOn?: unknown,
): void => {
  const stored = changed.filter((field) => !SECRET.test(field));
  const tooLarge = stored.filter((field) => isTooLarge(values[field]));
  const large: Record<string, string> = {};
  for (const field of tooLarge) {
    const address = keepLarge(key, field, values[field], (kept) => moveToLarge(key, field, kept));
    if (address) large[field] = address;
  }
  store(key, {
    savedAt: Date.now(),
    values: Object.fromEntries(
      stored
        .filter((field) => !tooLarge.includes(field))
        .map((field) => [field, values[field] ?? null]),
    ),
    large,
    dropped: tooLarge.filter((field) => !(field in large)),
    ...(typeof basedOn === 'string' ? { basedOn } : {}),
  });
};

/** Called when a large field was stored. @returns whether its draft still waited for it */
const moveToLarge = (key: string, field: string, address: string): boolean => {
  const draft = readDraft(key);
  if (!draft?.dropped.includes(field)) return false;
  store(key, {
    ...draft,
    large: { ...draft.large, [field]: address },
    dropped: draft.dropped.filter((name) => name !== field),
  });
  return true;
};

/** Replaces the draft under `key`, and removes the large fields that only the previous one held. */
const store = (key: string, draft: Draft) => {
  const held = Object.values(draft.large);
  const before = Object.values(readDraft(key)?.large ?? {});
  tabStorage.set(key, JSON.stringify(draft));
  forgetLarge(before.filter((address) => !held.includes(address)));
};

/** Whether the draft stored under `key` holds all of `fields` and survives a reload. */
export const isDraftKept = (key: string, fields: readonly string[]): boolean => {
  const draft = readDraft(key);
  const stored = [...Object.keys(draft?.values ?? {}), ...Object.keys(draft?.large ?? {})];
  return tabStorage.isPersistent(key) && fields.every((field) => stored.includes(field));
};

/** Removes the draft stored under `key`. */
export const removeDraft = (key: string): void => {
  const draft = readDraft(key);
  tabStorage.remove(key);
  forgetLarge(Object.values(draft?.large ?? {}));
};

/** Whether a draft can hold `value`: it fits the tab's storage, or the large storage accepts it. */
export const isKeepable = (value: unknown): boolean =>
  !isTooLarge(value) || (typeof value === 'string' && largeStorage.accepts(value));

/** Whether a field's value exceeds the limit of the tab's storage. */
const isTooLarge = (value: unknown): boolean =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).length > MAX_FIELD_CHARACTERS;

const textsOf = (stored: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(stored).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
