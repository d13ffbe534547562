import LinearProgress from '@mui/material/LinearProgress';
import { useEffect } from 'react';
import { useDataProvider } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useStateStore } from '@/ui/hooks/state-store';
import { CheckedFile } from './CheckedFile';
import type { FileWorkbenchProps } from './file-workbench-props';
import { UncheckedFile } from './UncheckedFile';

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
