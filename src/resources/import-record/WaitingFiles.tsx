import Button from '@mui/material/Button';
import type { RecordType } from '@/imports/read/record-types';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Alert } from '@/ui/page/Alert';
import { KINDS } from '@/imports/panel/import-address';
import {
  useIsWaiting,
  useOpenImports,
  useOutcome,
  type OpenImport,
} from '@/imports/panel/open-imports';

type WaitingFilesProps = { shown: string; onOpen: (kind: RecordType) => void };

/** The files on other tabs that still wait, with links to them, unless a file on this tab is not sent yet. */
export const WaitingFiles = ({ shown, onOpen }: WaitingFilesProps) => {
  const files = useOpenImports();
  const isSent = useOutcome(files[shown]) !== undefined;
  if (files[shown] && !isSent) return null;
  return KINDS.map((kind) => {
    const open = kind === shown ? undefined : files[kind];
    return open && <WaitingFile key={kind} kind={kind} open={open} onOpen={() => onOpen(kind)} />;
  });
};

type WaitingFileProps = { kind: RecordType; open: OpenImport; onOpen: () => void };

const WaitingFile = ({ kind, open, onOpen }: WaitingFileProps) => {
  const translate = useTranslate();
  const isWaiting = useIsWaiting(open);
  if (!isWaiting) return null;
  const words = {
    name: open.file.name,
    kind: translate(`resources.import-record.tabs.${kind}`),
  };
  return (
    <Alert
      severity="info"
      sx={{ mb: 3 }}
      action={
        <Button color="inherit" size="small" onClick={onOpen}>
          {translate('resources.import-record.waiting.open', words)}
        </Button>
      }
    >
      {translate('resources.import-record.waiting.text', words)}
    </Alert>
  );
};
