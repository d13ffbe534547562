import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useOpenImports, useOutcome } from '@/imports/panel/open-imports';

type WaitingFileProps = { tabs: readonly string[]; shown: string; onOpen: (tab: string) => void };

/** Shown after a file was sent on one tab: a file on another tab still waits, with a link to it. */
export const WaitingFile = ({ tabs, shown, onOpen }: WaitingFileProps) => {
  const translate = useTranslate();
  const files = useOpenImports();
  const isTaken = useOutcome(files[shown]) !== undefined;
  const waiting = tabs.find((tab) => tab !== shown && files[tab]);
  if (!isTaken || !waiting) return null;
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
