import Button from '@mui/material/Button';
import type { RecordType } from '@/imports/read/record-types';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Alert } from '@/ui/page/Alert';
import { KINDS } from '@/imports/panel/import-address';
import { useOpenImports, useOutcome } from '@/imports/panel/open-imports';

type WaitingFilesProps = { shown: string; onOpen: (kind: RecordType) => void };

/** The files on other tabs that still wait, with links to them, unless a file on this tab is not sent yet. */
export const WaitingFiles = ({ shown, onOpen }: WaitingFilesProps) => {
  const translate = useTranslate();
  const files = useOpenImports();
  const isSent = useOutcome(files[shown]) !== undefined;
  if (files[shown] && !isSent) return null;
  return KINDS.filter((kind) => kind !== shown && files[kind]).map((kind) => {
    const words = {
      name: files[kind]?.file.name,
      kind: translate(`resources.import-record.tabs.${kind}`),
    };
    return (
      <Alert
        key={kind}
        severity="info"
        sx={{ mb: 3 }}
        action={
          <Button color="inherit" size="small" onClick={() => onOpen(kind)}>
            {translate('resources.import-record.waiting.open', words)}
          </Button>
        }
      >
        {translate('resources.import-record.waiting.text', words)}
      </Alert>
    );
  });
};
