import { isRecord } from '@/core/is-record';
import { DRAFT_PREFIX } from '@/kit/drafts/clear-drafts';
import { session } from '@/providers/session/session';
import { tabStorage } from '@/providers/session/storage';
import type { FileCheck, KeptCheck } from '@/imports/workbench/file-check';
import type { ReportedRow } from '@/imports/check/reported-errors';
import { keptStepsIn } from '@/imports/correct/kept-steps';
import { canBeRead } from '@/imports/read/can-be-read';
import { keepText, MAX_KEPT_FILE, readText, removeTexts } from '@/imports/read/kept-text';
import { createStateStore } from '@/ui/hooks/state-store';
import type { FileUpload } from '@/imports/send/file-upload';

/** A corrected file from before a reload of the page. */
type KeptImport = { file: File; reported: readonly ReportedRow[]; kept: KeptCorrections };

/** The corrections, and the address of their file in the large storage. */
export type KeptCorrections = KeptCheck & { address: string };

type Kept = {
  recordType: string;
  file: File;
  reported?: readonly ReportedRow[];
  check: FileCheck;
  upload: FileUpload;
  /** Set where the file was restored. */
  kept?: KeptCorrections;
};

/** In characters: the tab's storage holds about five million. */
const MAX_STEPS = 1_000_000;

/**
 * Keeps an open file in this tab, like a draft, from its first correction until it is sent or closed: a reload of the
 * page restores it with its corrections. A file that is too large, or whose corrections are, is not kept.
 */
export const keepImport = ({ recordType, file, reported = [], check, upload, kept }: Kept) => {
  const key = keyOf(recordType);
  let address: Promise<string | null> | undefined = kept && Promise.resolve(kept.address);
  /** Whether corrections can be kept. */
  const able = createStateStore(file.size <= MAX_KEPT_FILE);
  /** The version of the check that is stored. */
  let stored: number | undefined;
  let isStoring = false;
  let isEnded = false;

  const wanted = (): number | undefined => {
    const state = check.get();
    const { phase } = upload.get();
    const isOver = isEnded || phase === 'sending' || phase === 'done';
    if (isOver || state.phase !== 'open' || !state.check?.undoable) return undefined;
    return state.check.version;
  };

  const remove = async () => {
    stored = undefined;
    tabStorage.remove(key);
    const old = await address;
    address = undefined;
    if (old) await removeTexts([old]);
  };

  const store = async (version: number) => {
    const corrections = await check.kept();
    address ??= keptFile(file);
    const place = await address;
    if (wanted() !== version) return;
    const { name, type } = file;
    const text = JSON.stringify({ name, type, reported, ...corrections, address: place });
    const isFitting = place !== null && text.length <= MAX_STEPS;
    if (isFitting) tabStorage.set(key, text);
    const isLasting = isFitting && tabStorage.isLasting(key);
    if (isLasting) stored = version;
    // Earlier corrections without the latest would pass for all of them.
    else tabStorage.remove(key);
    if (able.get() !== isLasting) able.set(isLasting);
  };

  /** Follows the check: one version is stored at a time, and those that were overtaken are skipped. */
  const follow = async () => {
    if (isStoring || check.isReplaying() || file.size > MAX_KEPT_FILE) return;
    isStoring = true;
    let version: number | undefined;
    do {
      version = wanted();
      if (version === undefined) await remove();
      else await store(version);
    } while (version !== wanted());
    isStoring = false;
  };

  const stops = [check, upload].map(({ subscribe }) => subscribe(() => void follow()));
  return {
    able,
    /** Whether a reload restores the latest corrections. */
    isKept: (): boolean => stored !== undefined && stored === wanted(),
    end: (): void => {
      isEnded = true;
      stops.forEach((stop) => stop());
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

/** A logout removes it with the drafts. */
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
