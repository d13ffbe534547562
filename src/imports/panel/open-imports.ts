import { useEffect, useSyncExternalStore } from 'react';
import type { ResourceDefinition } from '@/core/resource';
import type { UploadOutcome } from '@/providers/data/uploads';
import { answerTabs } from '@/providers/session/unsaved-tabs';
import { session } from '@/providers/session/session';
import { createFileCheck, type FileCheck } from '@/imports/workbench/file-check';
import { alerts } from '@/ui/alerts/alert-store';
import { isReloading } from '@/ui/browser/reload';
import { createStateStore, useStateStore } from '@/ui/hooks/state-store';
import { isRest, type ReportedRow } from '@/imports/check/reported-errors';
import { typedCells } from '@/imports/correct/typed-cells';
import { createFileUpload, type FileUpload } from '@/imports/send/file-upload';
import { keepImport, type KeptCorrections } from './kept-import';
import { mayHaveStored } from '@/imports/send/may-have-stored';

/** A chosen file, with its check and its upload. */
export type OpenImport = {
  /** Distinguishes it from files chosen before. */
  id: number;
  recordType: string;
  file: File;
  check: FileCheck;
  upload: FileUpload;
  /** The number of its rows, if these are the rest of a file whose others were sent. */
  rest: number;
  kept: ReturnType<typeof keepImport>;
};

/** The open files, by kind. */
const store = createStateStore<Readonly<Record<string, OpenImport>>>({});
let lastId = 0;
/** The id of the user who opened the files. */
let owner: string | undefined;

/**
 * Opens a file of a kind in place of the last one. Its rows, mappings and corrections survive the page and, like
 * drafts, a session that expired or was refused: the same user finds them after signing in again. A logout discards
 * them, and no other user sees them. A file that is being sent is not replaced; an alert says so.
 *
 * @param reported errors that the backend reported for its rows when they were sent before
 * @param kept the corrections from before a reload of the page
 * @returns whether the file was opened
 */
export const openImport = (
  recordType: string,
  file: File,
  definitions: ReadonlyMap<string, ResourceDefinition>,
  reported?: readonly ReportedRow[],
  kept?: KeptCorrections,
): boolean => {
  if (store.get()[recordType]?.upload.get().phase === 'sending') {
    alerts.show({ kind: 'error', lines: [{ message: 'imports.panel.file.being_sent' }] });
    return false;
  }
  closeImport(recordType);
  owner = session.held()?.user.id;
  lastId += 1;
  const check = createFileCheck(recordType, file, definitions, reported, kept);
  const upload = createFileUpload(recordType);
  const opened = { recordType, file, check, upload };
  const keeper = keepImport({ ...opened, reported, kept });
  const rest = reported && isRest(reported) ? reported.length : 0;
  store.set({ ...store.get(), [recordType]: { ...opened, id: lastId, rest, kept: keeper } });
  return true;
};

export const openImportOf = (recordType: string): OpenImport | undefined => store.get()[recordType];

/**
 * The number of corrections that would be lost with a file that has not been sent. Unsaved text in a cell counts as
 * one, because dropping another file or closing the tab does not save it.
 */
export const correctedSteps = ({ recordType, check, upload }: OpenImport): number => {
  const state = check.get();
  if (state.phase !== 'open' || upload.get().phase === 'done') return 0;
  return (state.check?.undoable ?? 0) + typedCells(recordType);
};

/** The number of rows still to be sent, of a file whose others were sent, that would be lost with it. */
export const leftRows = ({ upload, rest }: OpenImport): number => {
  const state = upload.get();
  return state.phase === 'done' ? state.unsent.failed : rest;
};

/** Whether corrections or rows would be lost with a file. */
export const isUnsaved = (open: OpenImport): boolean =>
  correctedSteps(open) > 0 || leftRows(open) > 0;

/**
 * Opens files of several kinds, unless one of these kinds has a file open, which may be corrected or being sent.
 *
 * @returns the kinds with a file open
 */
export const openImports = (
  files: Readonly<Record<string, File>>,
  definitions: ReadonlyMap<string, ResourceDefinition>,
): string[] => {
  const taken = Object.keys(files).filter((recordType) => isWaiting(store.get()[recordType]));
  if (taken.length === 0) {
    for (const [recordType, file] of Object.entries(files)) {
      openImport(recordType, file, definitions);
    }
  }
  return taken;
};

export const closeImport = (recordType: string): void => {
  const { [recordType]: closed, ...others } = store.get();
  if (!closed) return;
  closed.kept.end();
  closed.upload.cancel();
  closed.check.end();
  store.set(others);
};

/** Whether rows of the file are still to be sent, or being sent. */
const isWaiting = (open: OpenImport | undefined): open is OpenImport => {
  const state = open?.upload.get();
  return state !== undefined && (state.phase !== 'done' || state.unsent.failed > 0);
};

/** Whether the file was sent and changed records, so that their previous values can be restored. */
const canBeUndone = ({ check, upload }: OpenImport): boolean => {
  const [sent, checked] = [upload.get(), check.get()];
  if (sent.phase !== 'done' || checked.phase !== 'open') return false;
  return mayHaveStored(sent.outcome) && (checked.check?.outcome.changed ?? 0) > 0;
};

/** The open file of the kind. When the user leaves its page, it is closed unless it waits or can be undone. */
export const useOpenImport = (recordType: string): OpenImport | undefined => {
  useEffect(
    () => () => {
      const open = store.get()[recordType];
      if (open && !isWaiting(open) && !canBeUndone(open)) closeImport(recordType);
    },
    [recordType],
  );
  return useStateStore(store)[recordType];
};

/** All open files, by kind. */
export const useOpenImports = (): Readonly<Record<string, OpenImport>> => useStateStore(store);

export const useIsWaiting = (open: OpenImport | undefined): boolean =>
  useSyncExternalStore(open?.upload.subscribe ?? neverChanges, () => isWaiting(open));

export const useIsSending = (open: OpenImport | undefined): boolean =>
  useSyncExternalStore(
    open?.upload.subscribe ?? neverChanges,
    () => open?.upload.get().phase === 'sending',
  );

/** The result of a file; undefined until it is sent. */
export const useOutcome = (open: OpenImport | undefined): UploadOutcome | undefined =>
  useSyncExternalStore(open?.upload.subscribe ?? neverChanges, () => {
    const state = open?.upload.get();
    return state?.phase === 'done' ? state.outcome : undefined;
  });

const neverChanges = () => () => undefined;

/**
 * Whether a file was corrected, is being sent or was sent in part, so that closing the tab or a logout would lose it.
 */
const isAnyUnsaved = (): boolean =>
  Object.values(store.get()).some(
    (open) => open.upload.get().phase === 'sending' || isUnsaved(open),
  );

session.subscribe(() => {
  const user = session.held()?.user.id;
  const isOthers = user !== undefined && user !== owner;
  if (isOthers || session.ending() === 'logout') Object.keys(store.get()).forEach(closeImport);
});

/** Whether a reload restores every file that would be lost. */
const isAllKept = (): boolean =>
  Object.values(store.get()).every(
    (open) =>
      open.upload.get().phase !== 'sending' &&
      (!isUnsaved(open) || (open.kept.isKept() && typedCells(open.recordType) === 0)),
  );

answerTabs(isAnyUnsaved);
window.addEventListener('beforeunload', (event) => {
  // Only a reload restores stored files: closing the tab removes them.
  if (isReloading() && isAllKept()) return;
  if (isAnyUnsaved()) event.preventDefault();
});
