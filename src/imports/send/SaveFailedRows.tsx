import Button from '@mui/material/Button';
import { saveFile } from '@/ui/browser/save-file';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { CheckState } from '@/imports/check/check-state';
import { useIssueWords } from '@/imports/check/useIssueWords';
import { unlessAnnounced } from '@/ui/alerts/announced-failure';
import { useFailedFileName } from './useFailedFileName';

type SaveFailedRowsProps = {
  /** Name of the file that has the rows. */
  name: string;
  bench: {
    state: () => Promise<CheckState>;
    write: (part: 'failed', wordOf: Readonly<Record<string, string>>) => Promise<Blob>;
  };
};

/** Saves the rows with errors as a file, to be corrected elsewhere. */
export const SaveFailedRows = ({ name, bench }: SaveFailedRowsProps) => {
  const translate = useTranslate();
  const words = useIssueWords();
  const fileName = useFailedFileName(name);
  const save = async () => {
    const { kinds } = await bench.state();
    const wordOf = Object.fromEntries(kinds.map(({ message }) => [message, words(message)]));
    saveFile(await bench.write('failed', wordOf), fileName);
  };
  return (
    <Button onClick={() => void unlessAnnounced(save())}>
      {translate('imports.send.actions.save_failed')}
    </Button>
  );
};
