import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useFormats } from '@/ui/formats/useFormats';
import { neededColumns } from '@/imports/check/needed-columns';
import type { FileCheckState } from '@/imports/workbench/file-check-state';
import { useCellText } from '@/imports/read/useCellText';
import { useColumnLabels } from '@/imports/read/useColumnLabels';
import { IncludedKindNotice } from './IncludedKindNotice';
import { CheckedFileActions } from './CheckedFileActions';
import { CheckedRows } from './CheckedRows';
import { FileNotices } from './FileNotices';
import { useNextStep } from './useNextStep';
import { useDiscardQuestion } from './useDiscardQuestion';
import { ColumnConstants } from '@/imports/correct/ColumnConstants';
import { ColumnReadings } from '@/imports/read/ColumnReadings';
import { CheckProgress } from '@/imports/check/CheckProgress';
import type { ChosenReading } from '@/imports/read/find-readings';
import { isReport } from '@/imports/read/report-columns';
import type { ColumnMapping } from '@/imports/read/column-mapping';
import { FileColumns } from '@/imports/read/FileColumns';
import type { FileWorkbenchProps } from './file-workbench-props';
import { OtherKindNotice } from '@/imports/read/OtherKindNotice';
import { SheetNotes } from '@/imports/read/SheetNotes';
import { useRowsToConfirm } from './useRowsToConfirm';
import { StoppedCheck } from '@/imports/check/StoppedCheck';
import { UnreadLists } from '@/imports/check/UnreadLists';
import { unlessAnnounced } from '@/ui/alerts/announced-failure';
import { lazyComponent } from '@/ui/lazy/lazy-component';

/** Loaded with the first file of promotions. */
const RowsToConfirm = lazyComponent(() => import('./RowsToConfirm'), 'RowsToConfirm');

type CheckedFileProps = FileWorkbenchProps & { state: Extract<FileCheckState, { phase: 'open' }> };

/**
 * A file that is being checked, or was checked. If it looks like a file of another kind, that kind is offered first,
 * because all its rows would be wrong here.
 */
export const CheckedFile = (props: CheckedFileProps) => {
  const { looksLike } = props.state;
  const [isKindConfirmed, setKindConfirmed] = useState(false);
  if (!looksLike || isKindConfirmed) return <FileOfKind {...props} />;
  return (
    <OtherKindNotice
      reason="looks_like"
      kind={looksLike}
      onOpen={() => props.onOtherKind(looksLike, props.file)}
      onStay={() => setKindConfirmed(true)}
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
  const { named } = useColumnLabels(recordType);
  const { decimalSeparator } = useFormats();
  const { bench, head, info, mapping, check, isChecking, isCompared, unread, startedAt } = state;
  const { ask, question } = useDiscardQuestion();
  const { missingKey, needed } = neededColumns({ info, mapping, check, isCompared });
  /** The check; null where the file lacks key columns, which identify its rows. */
  const identified = missingKey.length === 0 ? check : null;
  const isStopped = !isChecking && check?.isDone === false;
  const finished = !isChecking && identified?.isDone ? identified : null;
  const textOf = useCellText(recordType, info);
  const toConfirm = useRowsToConfirm({
    recordType,
    check: isCompared && !isChecking ? identified : null,
    bench,
  });
  const { frame, onAnswer } = useNextStep();
  const read = async (chosen: Readonly<Record<string, ChosenReading>>) => {
    const read = await bench.read(chosen);
    onAnswer();
    fileCheck.corrected(read);
  };
  const match = async (chosen: ColumnMapping) => {
    onAnswer();
    await fileCheck.match(head.header, chosen);
    // Again, because the focus may have moved on to an error that has disappeared meanwhile.
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
        isReport={isReport(head.header)}
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
      {finished && <IncludedKindNotice file={file} state={state} onOtherKind={onOtherKind} />}
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
        <CheckedFileActions
          wasSent={wasSent}
          recordType={recordType}
          file={file}
          fileCheck={fileCheck}
          onSend={onSend}
          state={state}
          finished={finished}
          leftOut={toConfirm.leftOut}
        />
      )}
      {question}
    </Stack>
  );
};
