import type { CheckState } from '@/imports/check/check-state';
import type { UnreadList } from '@/imports/check/lookup-reader';
import type { KeptStep } from '@/imports/correct/kept-steps';
import type { HeaderRows } from '@/imports/read/header-rows';
import type { FileForm, FileProblem, ReadOptions } from '@/imports/read/read-file';
import { createStateStore } from '@/ui/hooks/state-store';
import type { OpenFile, RemoteWorkbench } from './open-file';

/** The phases of a file's check. */
export type FileCheckState =
  | { phase: 'opening' }
  /** The console has no format for files of this kind: they are sent unchecked. */
  | { phase: 'unchecked' }
  | Problem
  | OpenState;

/** The file cannot be read; `options` where the user chose how to read it, and may choose again. */
type Problem = FileProblem & { phase: 'problem'; options?: ChosenForm };

export type OpenState = OpenFile & {
  phase: 'open';
  bench: RemoteWorkbench;
  check: CheckState | null;
  isChecking: boolean;
  isCompared: boolean;
  /** Number of rows compared with the backend's records; null while these are being read. */
  compared: number | null;
  /** Lists that could not be read to the end: rows are not compared with these. */
  unread: readonly UnreadList[];
  startedAt: number;
};

/** The state of a file whose rows are not checked yet. */
export const UNCHECKED = {
  check: null,
  isChecking: true,
  isCompared: false,
  compared: null,
  unread: [],
} as const;

type ChosenForm = ReadOptions & Omit<FileForm, keyof HeaderRows>;

/** Whether the user chose how the file is read. */
export const isChosen = (options: ReadOptions): options is ChosenForm =>
  options.encoding !== undefined &&
  options.separator !== undefined &&
  options.quoting !== undefined;

/** Whether the check is over: the rows were compared with all lookups. */
export const isOver = (state: FileCheckState) =>
  state.phase === 'open' && state.isCompared && state.unread.length === 0;

/** The user's corrections of a file, as JSON. */
export type KeptCheck = { options: ReadOptions; steps: readonly KeptStep[] };

/** The state of a file's check, which begins with the opening of the file. */
export const createFileCheckStore = () => {
  const store = createStateStore<FileCheckState>({ phase: 'opening' });
  return {
    store,
    /** Changes the state of an open file; does nothing in any other phase. */
    patch: (more: Partial<OpenState>): void => {
      const state = store.get();
      if (state.phase === 'open') store.set({ ...state, ...more });
    },
    /** Resolves once the first rows are shown, or the file turns out to be unreadable. */
    whenRowsShow: (): Promise<void> =>
      new Promise((resolve) => {
        const unsubscribe = store.subscribe(() => {
          const state = store.get();
          if (state.phase === 'open' && !state.check) return;
          unsubscribe();
          resolve();
        });
      }),
  };
};
