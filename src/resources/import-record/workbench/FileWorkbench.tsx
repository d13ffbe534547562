import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { useWorkbench } from '../check/useWorkbench';
import { useColumnLabels } from '../useColumnLabels';
import { CheckProgress } from './CheckProgress';
import { CheckSummary } from './CheckSummary';
import { FileColumns } from './FileColumns';
import { FileSettings } from './FileSettings';
import { Issues } from './Issues';
import { CorrectedRowsDrop } from './CorrectedRowsDrop';
import { StoppedCheck } from './StoppedCheck';
import { SendActions } from './SendActions';

type FileWorkbenchProps = {
  recordType: string;
  file: File;
  /** Whether the file was sent before and the words that say so. */
  onSend: (file: File, fingerprint: string | undefined) => void;
  wasSent: (fingerprint: string) => boolean;
};

/** A chosen file before it is sent: how it is read, what its columns stand for, what is wrong, what will happen. */
export const FileWorkbench = ({ recordType, file, onSend, wasSent }: FileWorkbenchProps) => {
  const translate = useTranslate();
  const { named } = useColumnLabels(recordType);
  const workbench = useWorkbench(recordType, file);
  const { state, bench, patch } = workbench;
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
          <FileSettings {...state.options} onChange={(options) => void workbench.reopen(options)} />
        )}
        {(state.phase === 'unchecked' || state.problem === 'unclosed_quote') && (
          <SendActions file={file} onSend={onSend} />
        )}
      </Stack>
    );
  }
  const { head, info, mapping, check, isChecking, isCompared, compared, startedAt } = state;
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
        onRead={(options) => void workbench.reopen(options)}
        onMatch={(chosen) => void workbench.match(head.header, chosen)}
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
          onCancel={() => void workbench.cancel()}
        />
      )}
      {check && isStopped && (
        <StoppedCheck
          rows={check.rows}
          onAgain={() => void workbench.match(head.header, mapping)}
        />
      )}
      {check && isIdentified && <CheckSummary {...{ recordType, check, isCompared, compared }} />}
      {check && isIdentified && check.issues > 0 && bench.current && (
        <Issues
          {...{ recordType, check }}
          bench={bench.current}
          onState={(next) => patch({ check: next })}
        />
      )}
      {!isChecking && (
        <SendActions
          file={file}
          onSend={onSend}
          checked={
            check && bench.current && isIdentified && !isStopped
              ? { check, bench: bench.current, isAsNamed: isAsNamed(head.header, mapping) }
              : undefined
          }
        />
      )}
      {check &&
        isIdentified &&
        check.failedRows > 0 &&
        check.isDone &&
        !isChecking &&
        bench.current && (
          <CorrectedRowsDrop bench={bench.current} onState={(next) => patch({ check: next })} />
        )}
    </Stack>
  );
};

/** Whether the backend reads the columns of the file as they are matched here, by the names they have. */
const isAsNamed = (header: readonly string[], mapping: readonly (string | null)[]) =>
  mapping.every((name, at) => name === null || name === header[at]?.toLowerCase());
