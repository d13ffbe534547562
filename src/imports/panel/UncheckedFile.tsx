import Stack from '@mui/material/Stack';
import { announceNews } from '@/ui/announce/announced';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Alert } from '@/ui/page/Alert';
import type { FileCheckState } from '@/imports/workbench/file-check-state';
import { FileSettings } from '@/imports/read/FileSettings';
import { SheetSettings } from '@/imports/read/SheetSettings';
import type { FileWorkbenchProps } from './file-workbench-props';
import { SendActions } from '@/imports/send/SendActions';

type UncheckedFileProps = Pick<FileWorkbenchProps, 'file' | 'fileCheck' | 'onSend'> & {
  state: Extract<FileCheckState, { phase: 'unchecked' | 'problem' }>;
};

/** A file that cannot be read, or of a kind the console has no rules for. */
export const UncheckedFile = ({ file, fileCheck, onSend, state }: UncheckedFileProps) => {
  const translate = useTranslate();
  const isProblem = state.phase === 'problem';
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      {isProblem && (
        <Alert ref={announceNews} severity="error" variant="outlined" sx={{ width: '100%' }}>
          {translate(`imports.read.problems.${state.problem}`)}
        </Alert>
      )}
      {isProblem && state.book && (
        <SheetSettings book={state.book} onChange={(options) => void fileCheck.reopen(options)} />
      )}
      {isProblem && state.options && (
        <FileSettings form={state.options} onChange={(options) => void fileCheck.reopen(options)} />
      )}
      {!isProblem && <SendActions file={file} onSend={onSend} />}
    </Stack>
  );
};
