import type { Remote } from 'comlink';
import { RECORD_TYPES, type RecordType } from '../import-record.definition';
import type { FormatInfo } from './check-types';
import { loadColumnLabels } from './column-labels';
import { mapColumns, type ColumnMapping } from './column-mapping';
import type { FileHead, FileProblem, ReadOptions } from './read-file';
import { readRemembered } from './remembered-columns';
import type { Workbench } from './workbench';

export type RemoteWorkbench = Remote<Workbench>;

/** A file that is open: its format, its beginning, and what its columns stand for. */
export type OpenFile = { info: FormatInfo; head: FileHead; mapping: ColumnMapping };

/** Opens a file on the workbench, and matches its columns as the reader did before, by name or by likeness. */
export const openFile = async (
  bench: RemoteWorkbench,
  { recordType, file, options }: { recordType: string; file: File; options: ReadOptions },
): Promise<OpenFile | FileProblem> => {
  const [info, labelsOf, head] = await Promise.all([
    bench.describe(),
    loadColumnLabels(RECORD_TYPES[recordType as RecordType]),
    bench.open(file, options),
  ]);
  if ('problem' in head) return head;
  const known = info.columns.map(({ name, aliases }) => ({
    name,
    labels: [...labelsOf(name), ...aliases],
  }));
  return { info, head, mapping: mapColumns(head.header, known, readRemembered(recordType)) };
};
