import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { useEffect } from 'react';
import { useDataProvider } from 'react-admin';
import { useTranslate } from '@/shared/i18n/useTranslate';
import type { CheckState } from '../check/check-types';
import type { FileCheck } from '../check/file-check';
import { useStateStore } from '../state-store';
import { useColumnLabels } from '../useColumnLabels';
import { CheckProgress } from './CheckProgress';
import { CheckSummary } from './CheckSummary';
import { FileColumns } from './FileColumns';
import { FileSettings } from './FileSettings';
import { Issues } from './Issues';
import { CorrectedRowsDrop } from './CorrectedRowsDrop';
import { StoppedCheck } from './StoppedCheck';
import { UnreadLists } from './UnreadLists';
import { SendActions } from './SendActions';

type FileWorkbenchProps = {
  recordType: string;
  file: File;
  fileCheck: FileCheck;
  /** Whether the file was sent before and the words that say so. */
  onSend: (file: File, fingerprint: string | undefined) => void;
  wasSent: (fingerprint: string) => boolean;
};

/** A chosen file before it is sent: how it is read, what its columns stand for, what is wrong, what will happen. */
export const FileWorkbench = ({
  recordType,
  file,
  fileCheck,
  onSend,
  wasSent,
}: FileWorkbenchProps) => {
  const translate = useTranslate();
  const { named } = useColumnLabels(recordType);
  const provider = useDataProvider();
  const state = useStateStore(fileCheck);
  useEffect(() => fileCheck.attach(provider), [fileCheck, provider]);
  if (state.phase === 'opening') {
    return <LinearProgress aria-label={translate('resources.import-record.check.opening')} />;
  }
  if (state.phase !== 'open') {
    return (
      <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
        {state.phase === 'problem' && (
          <Alert severity="error" variant="outlined" sx={{ width: '100%' }}>
            {translate(`resources.import-record.check.problems.${state.problem}`, {
              line: state.line,
            })}
          </Alert>
        )}
        {state.phase === 'problem' && state.options && (
          <FileSettings {...state.options} onChange={(options) => void fileCheck.reopen(options)} />
        )}
        {(state.phase === 'unchecked' || state.problem === 'unclosed_quote') && (
          <SendActions file={file} onSend={onSend} />
        )}
      </Stack>
    );
  }
  const { bench, head, info, mapping, check, isChecking, isCompared, compared, unread, startedAt } =
    state;
  const missingKey = info.key.filter((name) => !mapping.includes(name));
  const isIdentified = missingKey.length === 0;
  const isStopped = !isChecking && check?.isDone === false;
  return (
    <Stack sx={{ gap: 2.5 }}>
      <FileColumns
        key={missingKey.join()}
        {...{ recordType, head, info, mapping }}
        encoding={check?.encoding ?? head.encoding}
        isOpen={!isIdentified}
        onRead={(options) => void fileCheck.reopen(options)}
        onMatch={(chosen) => void fileCheck.match(head.header, chosen)}
      />
      {!isIdentified && (
        <Alert severity="warning" variant="outlined">
          {translate('resources.import-record.check.missing_key', {
            columns: missingKey.map(named).join(', '),
          })}
        </Alert>
      )}
      {check?.unclosedQuote !== undefined && (
        <Alert severity="error" variant="outlined">
          {translate('resources.import-record.check.problems.unclosed_quote', {
            line: check.unclosedQuote,
          })}
        </Alert>
      )}
      {check?.fingerprint !== undefined && wasSent(check.fingerprint) && (
        <Alert severity="info" variant="outlined">
          {translate('resources.import-record.check.sent_before')}
        </Alert>
      )}
      {isChecking && (
        <CheckProgress
          check={check}
          size={file.size}
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
      {unread.length > 0 && (
        <UnreadLists
          unread={unread}
          isReading={!isCompared}
          onAgain={() => void fileCheck.readAgain()}
        />
      )}
      {check && isIdentified && <CheckSummary {...{ recordType, check, isCompared, compared }} />}
      {check && isIdentified && (check.issues > 0 || wasCorrected(check)) && (
        <Issues {...{ recordType, mapping, check, bench }} onState={fileCheck.corrected} />
      )}
      {!isChecking && (
        <SendActions
          file={file}
          onSend={onSend}
          checked={
            check && isIdentified && !isStopped
              ? { check, bench, isAsNamed: isAsNamed(head.header, mapping) }
              : undefined
          }
        />
      )}
      {check && isIdentified && check.failedRows > 0 && check.isDone && !isChecking && (
        <CorrectedRowsDrop bench={bench} onState={fileCheck.corrected} />
      )}
    </Stack>
  );
};

/** Whether there is a step to take back, or to do again: also where no error is left. */
const wasCorrected = ({ undoable, redoable }: CheckState) => undoable + redoable > 0;

/** Whether the backend reads the columns of the file as they are matched here, by the names they have. */
const isAsNamed = (header: readonly string[], mapping: readonly (string | null)[]) =>
  mapping.every((name, at) => name === null || name === header[at]?.toLowerCase());
