import Button from '@mui/material/Button';
import type { RecordType } from '@/imports/read/record-types';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Alert } from '@/ui/page/Alert';
import { KINDS } from '@/imports/panel/import-address';
import { useOpenImports, useOutcome } from '@/imports/panel/open-imports';

type WaitingFileProps = { shown: string; onOpen: (kind: RecordType) => void };

/** A file on another tab that still waits, with a link to it, unless a file on this tab is not sent yet. */
export const WaitingFile = ({ shown, onOpen }: WaitingFileProps) => {
  const translate = useTranslate();
  const files = useOpenImports();
  const isSent = useOutcome(files[shown]) !== undefined;
  const waiting = KINDS.find((kind) => kind !== shown && files[kind]);
  if ((files[shown] && !isSent) || !waiting) return null;
  const words = {
    name: files[waiting]?.file.name,
    kind: translate(`resources.import-record.tabs.${waiting}`),
  };
  return (
    <Alert
      severity="info"
      sx={{ mb: 3 }}
      action={
        <Button color="inherit" size="small" onClick={() => onOpen(waiting)}>
          {translate('resources.import-record.waiting.open', words)}
        </Button>
      }
    >
      {translate('resources.import-record.waiting.text', words)}
    </Alert>
  );
};
