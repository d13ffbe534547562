import LinearProgress from '@mui/material/LinearProgress';
import { useEffect } from 'react';
import { useDataProvider } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { FileCheck } from '@/imports/bench/file-check';
import { useStateStore } from '@/ui/hooks/state-store';
import type { RecordType } from '@/imports/read/record-types';
import { CheckedFile } from './CheckedFile';
import { UncheckedFile } from './UncheckedFile';

export type FileWorkbenchProps = {
  recordType: string;
  file: File;
  fileCheck: FileCheck;
  onSend: (file: File, fingerprint: string | undefined, leftOut: readonly number[]) => void;
  /** Opens a file on the page for another kind. */
  onOtherKind: (kind: RecordType, file: File) => void;
  /** Whether a file with this content was sent before. */
  wasSent: (fingerprint: string) => boolean;
};

/** A chosen file before it is sent: its settings, the mapping of its columns, its errors, and the outcome. */
export const FileWorkbench = (props: FileWorkbenchProps) => {
  const { fileCheck } = props;
  const translate = useTranslate();
  const provider = useDataProvider();
  const state = useStateStore(fileCheck);
  useEffect(() => fileCheck.attach(provider), [fileCheck, provider]);
  switch (state.phase) {
    case 'opening':
      return <LinearProgress aria-label={translate('imports.read.opening')} />;
    case 'open':
      return <CheckedFile {...props} state={state} />;
    default:
      return <UncheckedFile {...props} state={state} />;
  }
};
