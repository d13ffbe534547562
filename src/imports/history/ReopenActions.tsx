import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { screenfulOf, textOrNumberOf } from '@/core/text';
import { readPages } from '@/providers/data/iterate-pages';
import { downloadImportedFile } from '@/providers/data/uploads';
import { useAlerts } from '@/ui/alerts/useAlerts';
import { useFormats } from '@/ui/formats/useFormats';
import { useSingleFlight } from '@/ui/hooks/useSingleFlight';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { pickRows } from '@/imports/workbench/check-worker';
import { useKeptPrevious } from '@/imports/compare/kept-previous';
import type { ReportedRow } from '@/imports/check/reported-errors';
import type { ImportedFile } from './imported-files';
import { useReadFailures, type ImportsFilter } from './useImports';

/** Opens a file for correction, with the errors that the backend reported for its rows. */
export type Reopen = (file: File, reported?: readonly ReportedRow[]) => void;

type ReopenActionsProps = {
  recordType: string;
  file: ImportedFile;
  filter: ImportsFilter;
  /** Number of its rows that failed. */
  failed: number;
  onReopen?: Reopen;
};

/**
 * Buttons that open a sent file again to check and correct it: its failed rows, or all of its rows. If too many rows
 * have failed, only the first ones are opened, with a note. Unmounting cancels the reading. If the values that the file
 * replaced are stored, another button restores them.
 */
export const ReopenActions = ({
  recordType,
  file,
  filter,
  failed,
  onReopen,
}: ReopenActionsProps) => {
  const translate = useTranslate();
  const alerts = useAlerts();
  const { number } = useFormats();
  const read = useReadFailures(filter);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  const readFailedRows = async (signal: AbortSignal): Promise<Map<number, string>> => {
    const { rows, total } = await readPages((page) => read(page, signal));
    if (rows.length < total) {
      alerts.info('imports.history.failed_read', {
        read: number(rows.length),
        total: number(total),
      });
    }
    const failed = rows.map(
      ({ row, error_message }) =>
        [Number(textOrNumberOf(row)), screenfulOf(error_message)] as const,
    );
    return new Map(failed.filter(([row]) => row > 0).sort(([one], [other]) => one - other));
  };

  const reopen = useSingleFlight(async (part: 'failed' | 'all') => {
    abort.current = new AbortController();
    const { signal } = abort.current;
    try {
      const sent = await downloadImportedFile(file.key, signal);
      const errors = part === 'all' ? new Map<number, string>() : await readFailedRows(signal);
      const picked =
        part === 'all'
          ? { file: sent, numbers: [] }
          : await pickRows(recordType, sent, [...errors.keys()]);
      signal.throwIfAborted();
      if (picked) {
        const reported = picked.numbers.flatMap((number, row) => {
          const message = errors.get(number);
          return message === undefined ? [] : [{ row, message }];
        });
        onReopen?.(new File([picked.file], file.name, { type: 'text/csv' }), reported);
      } else alerts.error('imports.read.problems.unreadable');
    } catch (error) {
      if (!signal.aborted) alerts.failure(error);
    }
  });

  const readPrevious = useKeptPrevious(recordType, file.key);
  const restore = useSingleFlight(async () => {
    const previous = await readPrevious?.();
    if (previous) onReopen?.(previous);
    else alerts.error('imports.history.previous_gone');
  });

  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mb: 1.5 }}>
      {failed > 0 && (
        <Button
          size="small"
          variant="outlined"
          disabled={!onReopen}
          onClick={() => void reopen('failed')}
        >
          {translate('imports.history.correct_failed')}
        </Button>
      )}
      <Button size="small" disabled={!onReopen} onClick={() => void reopen('all')}>
        {translate('imports.history.reopen')}
      </Button>
      {readPrevious && (
        <Button size="small" disabled={!onReopen} onClick={() => void restore()}>
          {translate('imports.compare.previous.restore')}
        </Button>
      )}
      <Typography variant="body2" color="text.secondary" sx={{ alignSelf: 'center' }}>
        {translate(`imports.compare.previous.${readPrevious ? 'here' : 'elsewhere'}`)}
      </Typography>
    </Stack>
  );
};
