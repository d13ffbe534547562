import type { Remote } from 'comlink';
import { filledResource, type RecordType } from '@/imports/read/record-types';
import { monthNames } from '@/core/written-day';
import { wordsOf } from '@/imports/read/cell-reading';
import type { ReportedRow } from '@/imports/check/reported-errors';
import type { FormatInfo } from '@/imports/read/format-info';
import type { CheckApi } from './check.worker';
import { loadFileWords, type FileWords } from '@/imports/read/column-labels';
import { mapColumns, type ColumnMapping } from '@/imports/read/column-mapping';
import type { ColumnWords } from '@/imports/check/file-layout';
import { knownKinds, otherKindsOf, type OtherKinds } from '@/imports/read/kind-of-file';
import type { FileHead, FileProblem, ReadOptions } from '@/imports/read/read-file';
import { periodColumnIn } from '@/imports/read/period-column';
import { readRemembered } from '@/imports/read/remembered-columns';
import type { Workbench } from './workbench';

export type RemoteWorkbench = Remote<Workbench>;

/** An open file: its format, its head, the mapping of its columns, and other kinds it may be. */
export type OpenFile = OtherKinds & { info: FormatInfo; head: FileHead; mapping: ColumnMapping };

type Opened = {
  recordType: RecordType;
  file: File;
  options: ReadOptions;
  /** Errors the backend gave for its rows when they were sent before. */
  reported: readonly ReportedRow[];
};

/** Opens a file on the workbench, and maps its columns by the user's earlier choices, by name, or by similarity. */
export const openFile = async (
  { api, bench }: { api: Remote<CheckApi>; bench: RemoteWorkbench },
  { recordType, file, options, reported }: Opened,
): Promise<OpenFile | FileProblem> => {
  const [info, words, kinds] = await Promise.all([bench.describe(), loadFileWords(), api.kinds()]);
  const known = knownKinds(kinds, words);
  const named = Object.values(known).flatMap(({ columns }) => columns);
  const labels = named.flatMap(({ name, labels: others }) => [name, ...others]);
  const opened = await bench.open(file, options, labels);
  if ('problem' in opened) return opened;
  const own = known[recordType]?.columns ?? [];
  const mapped = ({ header, rows }: FileHead) =>
    mapColumns(header, own, readRemembered(recordType), rows);
  const period = periodColumnIn(info, opened, mapped(opened));
  const head = (period && (await bench.split(period))) ?? opened;
  const others = otherKindsOf(head, recordType, known);
  await Promise.all([
    bench.addWords(valueWords(info, filledResource(recordType), words)),
    bench.addReported(reported, own),
    bench.allowRepeats(others.includedKind !== undefined),
  ]);
  return {
    ...others,
    info,
    head,
    mapping: mapped(head),
  };
};

const valueWords = (
  { columns }: FormatInfo,
  resource: string,
  { ofValue }: FileWords,
): ColumnWords =>
  Object.fromEntries(
    columns
      .filter(({ kind }) => kind === 'choice')
      .map(({ name, values, unit }) => [
        name,
        wordsOf(values, (value) =>
          unit === 'month' ? monthNames(Number(value)) : ofValue(resource, name, value),
        ),
      ]),
  );
