import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useState } from 'react';
import type { CheckState } from '@/imports/check/check-state';
import type { ReportedRow } from '@/imports/check/reported-errors';
import { HELD } from '@/imports/check/row-groups';
import { REPEATS } from '@/imports/check/row-key';
import { SaveFailedRows } from '@/imports/send/SaveFailedRows';
import { useFailedFileName } from '@/imports/send/useFailedFileName';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { unlessAnnounced } from '@/ui/alerts/announced-failure';
import type { Rest } from './kept-import';

type LeftRowsProps = {
  /** Name of the file that has the rows, and their number. */
  name: string;
  count: number;
  bench: {
    state: () => Promise<CheckState>;
    write: (part: 'failed', wordOf: Readonly<Record<string, string>>) => Promise<Blob>;
    rest: (
      wordOf: Readonly<Record<string, string>>,
    ) => Promise<{ file: Blob; reported: ReportedRow[] }>;
  };
  /** Stores the rows, so that they survive a reload of the page; resolves to whether they are stored. */
  onKeep: (make: () => Promise<Rest>) => Promise<boolean>;
  /** Opens the rows, with their lines in the file, and the errors that they do not show by themselves. */
  onOpen: (file: File, reported: readonly ReportedRow[]) => void;
};

/** Opens or saves the rows with errors, which were not sent with the others, and stores them until then. */
export const LeftRows = ({ name, count, bench, onKeep, onOpen }: LeftRowsProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const fileName = useFailedFileName(name);
  const [isKept, setKept] = useState<boolean>();
  const makeRest = async (): Promise<Rest> => {
    const wordOf = Object.fromEntries(
      [...REPEATS, HELD].map((message) => [message, translate(message)]),
    );
    const { file, reported } = await bench.rest(wordOf);
    return { file: new File([file], fileName, { type: 'text/csv' }), reported };
  };
  const open = async () => {
    const { file, reported } = await makeRest();
    onOpen(file, reported);
  };
  const keep = useEffectEvent(async () => setKept(await onKeep(makeRest)));
  useEffect(() => void unlessAnnounced(keep()), []);
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <Button variant="contained" onClick={() => void unlessAnnounced(open())}>
        {translate('imports.panel.file.correct_left', {
          smart_count: count,
          count: number(count),
        })}
      </Button>
      <SaveFailedRows name={name} bench={bench} />
      {isKept !== undefined && (
        <Typography variant="body2" color="text.secondary">
          {translate(isKept ? 'imports.panel.file.left_kept' : 'imports.panel.file.left_not_kept')}
        </Typography>
      )}
    </Stack>
  );
};
