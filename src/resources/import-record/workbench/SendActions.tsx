import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { saveFile } from '@/ui/browser/save-file';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { CheckState } from '../check/check-types';
import type { Part } from '../check/csv-file';
import type { RemoteWorkbench } from '../check/open-file';
import { useIssueWords } from './useIssueWords';

type SendActionsProps = {
  file: File;
  onSend: (file: File, fingerprint: string | undefined) => void;
  /** Once the rows are checked; `isAsNamed` where the file needs no other names over its columns. */
  checked?: { check: CheckState; bench: RemoteWorkbench; isAsNamed: boolean };
};

/** What can be done with the rows: those without errors are sent, or all of them; those with errors are saved. */
export const SendActions = ({ file, onSend, checked }: SendActionsProps) => {
  const translate = useTranslate();
  const words = useIssueWords();
  const { number } = useFormats();
  const { check, bench, isAsNamed } = checked ?? {};
  const good = check ? check.rows - check.failedRows : 0;
  const wasCorrected = (check?.undoable ?? 0) > 0;
  // Rows that were corrected are not those of the file as it was chosen.
  const fingerprint = wasCorrected ? undefined : check?.fingerprint;

  const written = async (part: Part): Promise<Blob> => {
    const wordOf = Object.fromEntries(
      check?.kinds.map(({ message }) => [message, words(message)]) ?? [],
    );
    return bench ? bench.write(part, wordOf) : file;
  };
  const sendAll = async () => {
    // As it is, byte by byte, unless something in it was changed.
    const isAsChosen = !bench || (isAsNamed && !wasCorrected);
    const sent = isAsChosen
      ? file
      : new File([await written('all')], file.name, { type: 'text/csv' });
    onSend(sent, fingerprint);
  };
  const sendGood = async () =>
    onSend(new File([await written('good')], file.name, { type: 'text/csv' }), fingerprint);
  const saveFailed = async () =>
    saveFile(
      await written('failed'),
      file.name.replace(/(\.\w+)?$/, `-${translate(key('failed_suffix'))}.csv`),
    );

  if (!check || check.failedRows === 0) {
    return (
      <Stack direction="row">
        <Button variant={check ? 'contained' : 'outlined'} onClick={() => void sendAll()}>
          {check
            ? translate(key('rows'), { smart_count: check.rows, count: number(check.rows) })
            : translate('resources.import-record.file.send')}
        </Button>
      </Stack>
    );
  }
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {good > 0 && (
        <Button variant="contained" onClick={() => void sendGood()}>
          {translate(key('good'), { smart_count: good, count: number(good) })}
        </Button>
      )}
      <Button variant="outlined" onClick={() => void sendAll()}>
        {translate(key('all'))}
      </Button>
      <Button onClick={() => void saveFailed()}>{translate(key('save_failed'))}</Button>
    </Stack>
  );
};

const key = <Name extends string>(name: Name) =>
  `resources.import-record.check.send.${name}` as const;
