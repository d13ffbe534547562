import type { CheckState } from '@/imports/check/check-state';
import type { UnreadList } from '@/imports/check/lookup-reader';
import type { HeaderRows } from '@/imports/read/header-rows';
import type { FileForm, FileProblem, ReadOptions } from '@/imports/read/read-file';
import type { OpenFile, RemoteWorkbench } from './open-file';

/** The steps of a file's check. */
export type FileCheckState =
  | { phase: 'opening' }
  /** Files of this kind have no known format: they are sent unchecked. */
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

/** Whether the rows were compared with all lookups. */
export const isOver = (state: FileCheckState) =>
  state.phase === 'open' && state.isCompared && state.unread.length === 0;
