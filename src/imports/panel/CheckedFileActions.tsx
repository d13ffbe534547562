import { isUnseen } from '@/imports/correct/Warnings';
import { CorrectedRowsDrop } from '@/imports/correct/CorrectedRowsDrop';
import type { CheckState } from '@/imports/check/check-state';
import { isUnanswered } from '@/imports/read/ColumnReadings';
import { isAsNamed } from '@/imports/read/column-mapping';
import { useColumnLabels } from '@/imports/read/useColumnLabels';
import { SendActions } from '@/imports/send/SendActions';
import type { OpenState } from '@/imports/workbench/file-check-state';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { FileWorkbenchProps } from './file-workbench-props';

type CheckedFileActionsProps = Pick<
  FileWorkbenchProps,
  'recordType' | 'file' | 'fileCheck' | 'onSend'
> & {
  state: OpenState;
  /** The complete check of the file; null while its rows are checked, and where the check was stopped. */
  finished: CheckState | null;
  /** Whether the history has a file with this fingerprint. */
  wasSent: (fingerprint: string) => boolean;
  /** Rows without errors that are not sent; null while they are not known. */
  leftOut: readonly number[] | null;
};

/** The buttons that send the rows of a file, and the field that takes its corrected rows. */
export const CheckedFileActions = ({
  recordType,
  file,
  fileCheck,
  onSend,
  state: { bench, head, info, mapping, isCompared },
  finished,
  wasSent,
  leftOut,
}: CheckedFileActionsProps) => {
  const translate = useTranslate();
  const { label } = useColumnLabels(recordType);
  if (!finished) return <SendActions file={file} onSend={onSend} />;
  const fields = info.columns.map(({ name }) => name);
  const unseen = finished.warnings
    .filter(isUnseen)
    .map(({ column }) => (column ? label(column) : translate('imports.read.quotes')));
  return (
    <>
      <SendActions
        file={file}
        onSend={onSend}
        checked={{
          check: finished,
          bench,
          // A workbook is sent as the CSV file that was made of it, and so is a file with a split column.
          isAsNamed: !head.book && !head.period && isAsNamed(head.header, mapping, fields),
          waiting: finished.readings.filter(isUnanswered).map(({ column }) => label(column)),
          unseen: [...new Set(unseen)],
          leftOut,
          isCompared,
          wasSent: finished.fingerprint !== undefined && wasSent(finished.fingerprint),
        }}
      />
      {finished.failedRows > 0 && <CorrectedRowsDrop bench={bench} onState={fileCheck.corrected} />}
    </>
  );
};
