import InsertDriveFileOutlinedIcon from '@mui/icons-material/InsertDriveFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { keysUnder } from '@/i18n/keys-under';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { FileButton } from '@/ui/page/FileButton';
import type { ReportedRow } from '@/imports/check/reported-errors';
import type { RecordType } from '@/imports/read/record-types';
import { IncludedKindNotice } from './IncludedKindNotice';
import { closeImport, isUnsaved, type OpenImport } from './open-imports';
import { useDiscardQuestion } from './useDiscardQuestion';
import { useOpenFileAs } from './useOpenFileAs';
import { PreviousActions } from '@/imports/compare/PreviousActions';
import { mayHaveStored } from '@/imports/send/may-have-stored';
import { useStateStore } from '@/ui/hooks/state-store';
import { FileWorkbench } from './FileWorkbench';
import { LeftRows } from './LeftRows';
import { LostAnswer } from './LostAnswer';
import { StoppedUpload } from './StoppedUpload';
import { StoredRows } from './StoredRows';
import { CSV_FILES } from '@/imports/read/csv-files';
import { useByteSize } from '@/imports/send/byte-size';
import { useWasSent } from '@/imports/send/sent-files';
import { SendingProgress } from '@/imports/send/SendingProgress';
import { newestFileKey } from '@/imports/history/sent-rows';
import { useReadImports } from '@/imports/history/useImports';
import type { UploadState } from '@/imports/send/file-upload';
import { isAnswerLost } from '@/imports/send/upload-failure';
import { UploadFailure } from '@/imports/send/UploadFailure';
import { UploadResult } from '@/imports/send/UploadResult';

type ChosenFileProps = {
  recordType: string;
  open: OpenImport;
  onFile: (file: File | null, reported?: readonly ReportedRow[]) => void;
};

/** A chosen file in each of its states: to be sent, being sent, refused, and sent. */
export const ChosenFile = ({ recordType, open, onFile }: ChosenFileProps) => {
  const { file, check, upload } = open;
  const cache = useQueryClient();
  const readImports = useReadImports();
  const wasSent = useWasSent(recordType);
  const state = useStateStore(upload);
  const isKept = useStateStore(open.kept.able);
  const openFileAs = useOpenFileAs();
  const { ask, question } = useDiscardQuestion();
  const openAs = (kind: RecordType, own: File) =>
    ask(kind, () => {
      const isOpened = openFileAs(kind, own);
      // A file with nothing to lose moves to the other page and is closed here.
      if (isOpened && own === file && !isUnsaved(open)) closeImport(recordType);
    });
  const isSending = state.phase === 'sending';
  const isDone = state.phase === 'done';
  const left = isDone ? state.unsent.failed : 0;
  return (
    <Stack sx={{ gap: 2.5 }}>
      <FileHeader file={file} isMain={isDone && left === 0} onFile={isSending ? null : onFile} />
      <UploadStatus
        recordType={recordType}
        open={open}
        state={state}
        onFile={onFile}
        onOtherKind={openAs}
      />
      {!isDone && (
        // Stays mounted while the file is sent, so that the corrections are still there if that fails.
        <Box hidden={isSending}>
          <FileWorkbench
            recordType={recordType}
            file={file}
            fileCheck={check}
            isKept={isKept}
            wasSent={wasSent}
            onOtherKind={openAs}
            onSend={(sent, fingerprint, unsent) =>
              // The import may have changed any record, so all cached queries are stale.
              void upload.send(sent, fingerprint, {
                unsent,
                newestKey: (signal) => newestFileKey(readImports, recordType, signal),
                onImported: () => void cache.invalidateQueries(),
              })
            }
          />
        </Box>
      )}
      {question}
    </Stack>
  );
};

type FileHeaderProps = {
  file: File;
  /** Whether choosing another file is the main action. */
  isMain: boolean;
  /** Null while the file is being sent. */
  onFile: ((file: File | null) => void) | null;
};

/** The name and the size of a file, and the buttons that replace or remove it. */
const FileHeader = ({ file, isMain, onFile }: FileHeaderProps) => {
  const translate = useTranslate();
  const byteSize = useByteSize();
  return (
    <Stack direction="row" sx={HEAD}>
      <InsertDriveFileOutlinedIcon color="disabled" />
      <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{file.name}</Typography>
      <Typography variant="body2" color="text.secondary" noWrap sx={{ flex: 'none' }}>
        {byteSize(file.size)}
      </Typography>
      {onFile && (
        <>
          <FileButton
            size="small"
            variant={isMain ? 'contained' : 'text'}
            onFile={onFile}
            input={{ accept: CSV_FILES, 'aria-label': translate(key('other')) }}
          >
            {translate(key('other'))}
          </FileButton>
          <Button size="small" onClick={() => onFile(null)}>
            {translate(key('remove'))}
          </Button>
        </>
      )}
    </Stack>
  );
};

type UploadStatusProps = ChosenFileProps & {
  state: UploadState;
  onOtherKind: (kind: RecordType, file: File) => void;
};

/** The progress of an upload, then its result with the actions that follow from it. */
const UploadStatus = ({ recordType, open, state, onFile, onOtherKind }: UploadStatusProps) => {
  const { file, check, upload } = open;
  const checked = useStateStore(check);
  const isSending = state.phase === 'sending';
  const isDone = state.phase === 'done';
  const left = isDone ? state.unsent.failed : 0;
  const isLost =
    (state.phase === 'failed' && isAnswerLost(state)) ||
    (state.phase === 'cancelled' && state.isSent);
  return (
    <>
      {isSending && (
        <SendingProgress
          {...state}
          stored={
            <StoredRows recordType={recordType} name={state.file.name} before={state.before} />
          }
          onCancel={upload.cancel}
        />
      )}
      {state.phase === 'cancelled' && <StoppedUpload isSent={state.isSent} />}
      {state.phase === 'failed' && <UploadFailure {...state} />}
      {isLost && (
        <LostAnswer
          recordType={recordType}
          file={state.file}
          before={state.before}
          onRest={onFile}
        />
      )}
      {isDone && <UploadResult outcome={state.outcome} left={left} />}
      {left > 0 && checked.phase === 'open' && (
        <LeftRows
          name={file.name}
          count={left}
          bench={checked.bench}
          onKeep={open.kept.keepRest}
          onOpen={onFile}
        />
      )}
      {isDone && checked.phase === 'open' && (
        <IncludedKindNotice file={file} state={checked} onOtherKind={onOtherKind} />
      )}
      {(isLost || (isDone && mayHaveStored(state.outcome))) &&
        checked.phase === 'open' &&
        checked.check && (
          <PreviousActions
            recordType={recordType}
            fileKey={isDone ? state.outcome.fileKey : undefined}
            fileName={file.name}
            check={checked.check}
            bench={checked.bench}
            leftOut={isDone ? state.unsent.leftOut : []}
            isPartly={isLost || Boolean(isDone && state.outcome.failed)}
            onRestore={onFile}
          />
        )}
    </>
  );
};

const HEAD = { gap: 1.5, alignItems: 'center', flexWrap: 'wrap', minWidth: 0 } as const;

const key = keysUnder('imports.panel.file');
