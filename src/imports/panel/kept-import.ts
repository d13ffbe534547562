import { isRecord } from '@/core/is-record';
import { DRAFT_PREFIX } from '@/kit/drafts/clear-drafts';
import { session } from '@/providers/session/session';
import { tabStorage } from '@/providers/session/storage';
import type { FileCheck } from '@/imports/workbench/file-check';
import type { KeptCheck } from '@/imports/workbench/file-check-state';
import { isRest, type ReportedRow } from '@/imports/check/reported-errors';
import { keptStepsIn } from '@/imports/correct/kept-steps';
import { canBeRead } from '@/imports/read/can-be-read';
import { keepText, MAX_KEPT_FILE, readText, removeTexts } from '@/imports/read/kept-text';
import { createStateStore } from '@/ui/hooks/state-store';
import type { FileUpload } from '@/imports/send/file-upload';

/** A file from before a reload of the page: one that was corrected, or the rest of one that was sent in part. */
type KeptImport = { file: File; reported: readonly ReportedRow[]; kept: KeptCorrections };

/** The corrections, and the address of their file in the storage for large texts. */
export type KeptCorrections = KeptCheck & { address: string };

type Kept = {
  recordType: string;
  file: File;
  reported?: readonly ReportedRow[];
  check: FileCheck;
  upload: FileUpload;
  /** Set if the file was restored after a reload. */
  kept?: KeptCorrections;
};

/** The rows of a file that were not sent with the others, as a file of their own. */
export type Rest = { file: File; reported: readonly ReportedRow[] };

/** The errors reported for a file, and its address; null where it cannot be stored. */
type Reported = { reported: readonly ReportedRow[]; place: string | null };

/** In characters: the tab's storage holds about five million. */
const MAX_STEPS = 1_000_000;

/**
 * Stores an open file in this tab, like a draft, from its first correction until it is sent or closed, so that a reload
 * of the page restores it with its corrections. The rest of a file that was sent in part is stored even without
 * corrections, because the file itself would send the other rows again. Files and corrections that are too large are
 * not stored.
 */
export const keepImport = ({ recordType, file, reported = [], check, upload, kept }: Kept) => {
  const key = keyOf(recordType);
  let address: Promise<string | null> | undefined = kept && Promise.resolve(kept.address);
  /** Whether corrections can be stored. */
  const able = createStateStore(file.size <= MAX_KEPT_FILE);
  /** The version of the check that is stored. */
  let stored: number | undefined;
  /** Whether a file is stored, perhaps of an earlier version of the check. */
  let isHeld = kept !== undefined;
  let storing: Promise<void> | undefined;
  let rest: Promise<boolean> | undefined;
  let isEnded = false;
  const isOfRest = isRest(reported);

  const isOver = (): boolean => isEnded || ['sending', 'done'].includes(upload.get().phase);
  const wanted = (): number | undefined => {
    const state = check.get();
    if (isOver() || state.phase !== 'open') return undefined;
    const isWorth = isOfRest ? state.check?.isDone : state.check?.undoable;
    return isWorth ? state.check?.version : undefined;
  };
  /** Whether the rest of a file is being opened, which is stored completely. */
  const isOpening = (): boolean => isOfRest && !isOver() && wanted() === undefined;

  const remove = async () => {
    stored = undefined;
    isHeld = false;
    tabStorage.remove(key);
    const old = await address;
    address = undefined;
    if (old) await removeTexts([old]);
  };

  /** Stores where a file is, with its corrections. */
  const put = ({ name, type }: File, content: KeptCheck & Reported) => {
    const { place, ...others } = content;
    const text = JSON.stringify({ name, type, ...others, address: place });
    const isFitting = place !== null && text.length <= MAX_STEPS;
    if (isFitting) tabStorage.set(key, text);
    isHeld = isFitting && tabStorage.isPersistent(key);
    // Earlier corrections without the latest would pass for all of them.
    if (!isHeld) tabStorage.remove(key);
    if (able.get() !== isHeld) able.set(isHeld);
  };

  const store = async (version: number) => {
    const corrections = await check.kept();
    address ??= keptFile(file);
    const place = await address;
    if (wanted() !== version) return;
    put(file, { ...corrections, reported, place });
    stored = isHeld ? version : undefined;
  };

  const storeLatest = async () => {
    let version: number | undefined;
    do {
      version = wanted();
      if (version !== undefined) await store(version);
      else if (!isOpening()) await remove();
    } while (version !== wanted());
    storing = undefined;
  };
  /** Stores the versions of the check one at a time, and skips those that are outdated by then. */
  const follow = () => {
    const isLater = check.isReplaying() || isOpening();
    if (!isLater && file.size <= MAX_KEPT_FILE) storing ??= storeLatest();
  };

  const stops = [check, upload].map(({ subscribe }) => subscribe(follow));
  const stop = () => stops.forEach((end) => end());

  /** Stores the rows that were not sent in place of the file. @returns whether a reload restores them */
  const storeRest = async (made: Promise<Rest>): Promise<boolean> => {
    stop();
    const left = await made;
    await storing;
    if (isEnded) return false;
    address = left.file.size <= MAX_KEPT_FILE ? keptFile(left.file) : Promise.resolve(null);
    const place = await address;
    if (isEnded) return false;
    put(left.file, { options: {}, steps: [], reported: left.reported, place });
    return isHeld;
  };
  return {
    able,
    /** Whether a reload restores the latest corrections. */
    isKept: (): boolean => isHeld && [undefined, stored].includes(wanted()),
    /** Keeps the rows that were left when the others were sent, once. @returns whether a reload restores them */
    keepRest: (make: () => Promise<Rest>): Promise<boolean> => (rest ??= storeRest(make())),
    end: (): void => {
      isEnded = true;
      stop();
      void remove();
    },
  };
};

/** The kept file of a kind; null without one. */
export const readKeptImport = async (recordType: string): Promise<KeptImport | null> => {
  const { name, type, reported, options, steps: stored, address } = storedAt(keyOf(recordType));
  const steps = keptStepsIn(stored);
  const isWhole = steps !== undefined && Array.isArray(reported) && isRecord(options);
  const text = typeof address === 'string' && isWhole ? await readText(address) : null;
  if (text === null) return null;
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  return {
    file: new File([bytes], String(name), { type: String(type) }),
    reported: reported as ReportedRow[],
    kept: { options, steps, address } as KeptCorrections,
  };
};

const storedAt = (key: string): Record<string, unknown> => {
  try {
    const stored: unknown = JSON.parse(tabStorage.get(key) ?? 'null');
    return isRecord(stored) ? stored : {};
  } catch {
    return {};
  }
};

/** The prefix makes a logout remove it with the drafts. */
const keyOf = (recordType: string): string =>
  `${DRAFT_PREFIX}${session.held()?.user.id ?? ''}.import.${recordType}`;

/** Stores a file. @returns its address; null where it cannot be stored */
const keptFile = async (file: File): Promise<string | null> =>
  (await canBeRead(file)) ? keepText(await textOf(file)) : null;

/** The bytes of a file as a text with one character for each. */
const textOf = async (file: Blob): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const parts: string[] = [];
  for (let start = 0; start < bytes.length; start += BYTES_AT_A_TIME) {
    parts.push(String.fromCharCode(...bytes.subarray(start, start + BYTES_AT_A_TIME)));
  }
  return parts.join('');
};

const BYTES_AT_A_TIME = 8192;
