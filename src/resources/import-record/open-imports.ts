import { useEffect, useSyncExternalStore } from 'react';
import type { ResourceDefinition } from '@/core/resource';
import type { UploadOutcome } from '@/providers/data/uploads';
import { answerOtherTabs } from '@/providers/session/unsaved-tabs';
import { session } from '@/providers/session/session';
import { createFileCheck, type FileCheck } from './check/file-check';
import { createStateStore, useStateStore } from './state-store';
import { createFileUpload, type FileUpload } from './upload/file-upload';

/** A file that was chosen, with its check and its upload. */
export type OpenImport = {
  /** Tells it apart from those chosen before. */
  id: number;
  file: File;
  check: FileCheck;
  upload: FileUpload;
};

/** By the kind of file. */
const store = createStateStore<Readonly<Record<string, OpenImport>>>({});
let lastId = 0;
/** The id of the user whose files they are. */
let owner: string | undefined;

/**
 * The file of each kind that is open. Its rows, what its columns stand for and what was corrected outlive the page and,
 * as drafts do, a session that expired or was refused: whoever signs in again finds them. They go with a logout, and are
 * nobody else's.
 */
export const openImport = (
  recordType: string,
  file: File,
  definitions: ReadonlyMap<string, ResourceDefinition>,
): void => {
  closeImport(recordType);
  owner = session.held()?.user.id;
  lastId += 1;
  const check = createFileCheck(recordType, file, definitions);
  const upload = createFileUpload(recordType);
  store.set({ ...store.get(), [recordType]: { id: lastId, file, check, upload } });
};

export const openImportOf = (recordType: string): OpenImport | undefined => store.get()[recordType];

/** Steps in which a file was corrected that has not been taken: they would be lost with it. */
export const correctedSteps = ({ check, upload }: OpenImport): number => {
  const state = check.get();
  if (state.phase !== 'open' || upload.get().phase === 'done') return 0;
  return state.check?.undoable ?? 0;
};

/**
 * Opens files of several kinds, unless one of these has a file open, which may be corrected or under way.
 *
 * @returns the kinds that have one
 */
export const openImports = (
  files: Readonly<Record<string, File>>,
  definitions: ReadonlyMap<string, ResourceDefinition>,
): string[] => {
  const taken = Object.keys(files).filter((recordType) => recordType in store.get());
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
  closed.upload.cancel();
  closed.check.end();
  store.set(others);
};

/** The file of the kind that is open. One that was taken is closed once its page is left. */
export const useOpenImport = (recordType: string): OpenImport | undefined => {
  useEffect(
    () => () => {
      if (store.get()[recordType]?.upload.get().phase === 'done') closeImport(recordType);
    },
    [recordType],
  );
  return useStateStore(store)[recordType];
};

/** All files that are open, by their kind. */
export const useOpenImports = (): Readonly<Record<string, OpenImport>> => useStateStore(store);

export const useIsSending = (open: OpenImport | undefined): boolean =>
  useSyncExternalStore(
    open?.upload.subscribe ?? neverChanges,
    () => open?.upload.get().phase === 'sending',
  );

/** What became of a file that was taken; undefined until it was. */
export const useOutcome = (open: OpenImport | undefined): UploadOutcome | undefined =>
  useSyncExternalStore(open?.upload.subscribe ?? neverChanges, () => {
    const state = open?.upload.get();
    return state?.phase === 'done' ? state.outcome : undefined;
  });

const neverChanges = () => () => undefined;

/** Whether a file was corrected or is being sent: it would be lost with the tab and with a logout. */
const isAnyUnsaved = (): boolean =>
  Object.values(store.get()).some(
    (open) => open.upload.get().phase === 'sending' || correctedSteps(open) > 0,
  );

session.subscribe(() => {
  const user = session.held()?.user.id;
  const isOthers = user !== undefined && user !== owner;
  if (isOthers || session.ending() === 'logout') Object.keys(store.get()).forEach(closeImport);
});

answerOtherTabs(isAnyUnsaved);
window.addEventListener('beforeunload', (event) => {
  if (isAnyUnsaved()) event.preventDefault();
});
