import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { neededColumns } from '@/imports/check/needed-columns';
import type { FileCheckState } from '@/imports/workbench/file-check-state';
import { useCellText } from '@/imports/read/useCellText';
import { useColumnLabels } from '@/imports/read/useColumnLabels';
import { AlsoHeld } from './AlsoHeld';
import { CheckedRows } from './CheckedRows';
import { FileNotices } from './FileNotices';
import { useNextStep } from './useNextStep';
import { useDiscardQuestion } from './useDiscardQuestion';
import { ColumnConstants } from '@/imports/correct/ColumnConstants';
import { ColumnReadings, isUnanswered } from '@/imports/read/ColumnReadings';
import { CheckProgress } from '@/imports/check/CheckProgress';
import { CorrectedRowsDrop } from '@/imports/correct/CorrectedRowsDrop';
import type { ChosenReading } from '@/imports/read/find-readings';
import { isAsNamed, type ColumnMapping } from '@/imports/read/column-mapping';
import { FileColumns } from '@/imports/read/FileColumns';
import type { FileWorkbenchProps } from './file-workbench-props';
import { isUnseen } from '@/imports/correct/Warnings';
import { OtherKindNotice } from '@/imports/read/OtherKindNotice';
import { SheetNotes } from '@/imports/read/SheetNotes';
import { useRowsToConfirm } from './useRowsToConfirm';
import { SendActions } from '@/imports/send/SendActions';
import { StoppedCheck } from '@/imports/check/StoppedCheck';
import { UnreadLists } from '@/imports/check/UnreadLists';
import { unlessAnnounced } from '@/ui/alerts/announced-failure';
import { lazyComponent } from '@/ui/lazy/lazy-component';

/** Loaded with the first file of promotions. */
const RowsToConfirm = lazyComponent(() => import('./RowsToConfirm'), 'RowsToConfirm');

type CheckedFileProps = FileWorkbenchProps & { state: Extract<FileCheckState, { phase: 'open' }> };

/**
 * A file that is being checked, or was checked. If it looks like a file of another kind, that kind is offered first:
 * here, all its rows would be wrong.
 */
export const CheckedFile = (props: CheckedFileProps) => {
  const { looksLike } = props.state;
  const [isMeant, setMeant] = useState(false);
  if (!looksLike || isMeant) return <FileOfKind {...props} />;
  return (
    <OtherKindNotice
      reason="looks_like"
      kind={looksLike}
      onOpen={() => props.onOtherKind(looksLike, props.file)}
      onStay={() => setMeant(true)}
    />
  );
};

/** A file of the expected kind: its columns, its errors, and the buttons that send it. */
const FileOfKind = ({
  recordType,
  file,
  fileCheck,
  isKept,
  onSend,
  onOtherKind,
  wasSent,
  state,
}: CheckedFileProps) => {
  const translate = useTranslate();
  const { label, named } = useColumnLabels(recordType);
  const { decimalSeparator } = useFormats();
  const { bench, head, info, mapping, check, isChecking, isCompared, unread, startedAt } = state;
  const { ask, question } = useDiscardQuestion();
  const { missingKey, needed } = neededColumns({ info, mapping, check, isCompared });
  /** The check, if the file has the key columns that identify its rows. */
  const identified = missingKey.length === 0 ? check : null;
  const isStopped = !isChecking && check?.isDone === false;
  const finished = !isChecking && identified?.isDone ? identified : null;
  const fields = info.columns.map(({ name }) => name);
  const textOf = useCellText(recordType, info);
  const toConfirm = useRowsToConfirm({
    recordType,
    check: isCompared && !isChecking ? identified : null,
    bench,
  });
  const unseen =
    check?.warnings
      .filter(isUnseen)
      .map(({ column }) => (column ? label(column) : translate('imports.read.quotes'))) ?? [];
  const waiting = check?.readings.filter(isUnanswered).map(({ column }) => label(column)) ?? [];
  const { frame, onAnswer } = useNextStep();
  const read = async (chosen: Readonly<Record<string, ChosenReading>>) => {
    const read = await bench.read(chosen);
    onAnswer();
    fileCheck.corrected(read);
  };
  const match = async (chosen: ColumnMapping) => {
    onAnswer();
    await fileCheck.match(head.header, chosen);
    // The focus may have moved on to an error that is gone now.
    onAnswer();
  };
  return (
    <Stack ref={frame} sx={{ gap: 2.5 }}>
      <FileColumns
        recordType={recordType}
        head={head}
        info={info}
        mapping={mapping}
        missingKey={missingKey}
        missing={identified ? needed : []}
        readings={check?.readings ?? []}
        form={check?.form ?? head}
        onForm={(options) => ask(recordType, () => void fileCheck.reopen(options))}
        onRead={(chosen) => void unlessAnnounced(read(chosen))}
        onMatch={(chosen) => void match(chosen)}
      />
      {head.book && <SheetNotes notes={head.book.notes} />}
      <FileNotices
        missingKey={missingKey.map(named)}
        period={head.period}
        short={check?.short}
        wasSent={check?.fingerprint !== undefined && wasSent(check.fingerprint)}
      />
      {isChecking && (
        <CheckProgress
          check={check}
          size={head.book?.size ?? file.size}
          startedAt={startedAt}
          onCancel={() => void fileCheck.cancel()}
        />
      )}
      {check && isStopped && (
        <StoppedCheck
          rows={check.rows}
          onAgain={() => void fileCheck.match(head.header, mapping)}
        />
      )}
      {finished && <AlsoHeld file={file} state={state} onOtherKind={onOtherKind} />}
      {check && !isChecking && (
        <ColumnConstants
          recordType={recordType}
          info={info}
          mapping={mapping}
          missing={needed}
          check={check}
          onFill={(column, text) =>
            void unlessAnnounced(
              bench
                .fill(column, text, decimalSeparator() === ',' ? 'comma' : 'point')
                .then(fileCheck.corrected),
            )
          }
          onInherit={(columns) =>
            void unlessAnnounced(bench.inherit(columns).then(fileCheck.corrected))
          }
        />
      )}
      {identified && identified.readings.length > 0 && (
        <ColumnReadings
          recordType={recordType}
          readings={identified.readings}
          onRead={(chosen) => void unlessAnnounced(read(chosen))}
        />
      )}
      {unread.length > 0 && (
        <UnreadLists
          unread={unread}
          isReading={!isCompared}
          onAgain={() => void fileCheck.readAgain()}
        />
      )}
      {identified && (
        <CheckedRows
          recordType={recordType}
          fileCheck={fileCheck}
          isKept={isKept}
          state={state}
          check={identified}
          textOf={textOf}
        />
      )}
      {identified && !isStopped && toConfirm.isOfPromotions && (
        <RowsToConfirm recordType={recordType} toConfirm={toConfirm} textOf={textOf} />
      )}
      {!isChecking && missingKey.length === 0 && (
        <SendActions
          file={file}
          onSend={onSend}
          checked={
            finished
              ? {
                  check: finished,
                  bench,
                  // A workbook is sent as the CSV file that was made of it, and so is a file with a split column.
                  isAsNamed: !head.book && !head.period && isAsNamed(head.header, mapping, fields),
                  waiting,
                  unseen: [...new Set(unseen)],
                  leftOut: toConfirm.leftOut,
                  isCompared,
                }
              : undefined
          }
        />
      )}
      {finished && finished.failedRows > 0 && (
        <CorrectedRowsDrop bench={bench} onState={fileCheck.corrected} />
      )}
      {question}
    </Stack>
  );
};
