import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useRef } from 'react';
import { textOrNumberOf } from '@/core/text';
import { MAX_PAGE_SIZE } from '@/core/constants';
import { readPages } from '@/providers/data/iterate-pages';
import { downloadImportedFile } from '@/providers/data/uploads';
import { useAlerts } from '@/ui/alerts/useAlerts';
import { useFormats } from '@/ui/formats/useFormats';
import { useSingleFlight } from '@/ui/hooks/useSingleFlight';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { pickRows } from '@/imports/bench/check-worker';
import type { ImportedFile } from './imported-files';
import { FAILED_FIRST, useReadImports, type ImportsFilter } from './useImports';

type ReopenActionsProps = {
  file: ImportedFile;
  filter: ImportsFilter;
  /** Number of its rows that failed. */
  failed: number;
  onReopen?: (file: File) => void;
};

/**
 * Opens a sent file again to check and correct it: the failed rows, or all of it. If there are too many failed rows, it
 * opens the first ones, and says so. Unmounting cancels it.
 */
export const ReopenActions = ({ file, filter, failed, onReopen }: ReopenActionsProps) => {
  const translate = useTranslate();
  const alerts = useAlerts();
  const { number } = useFormats();
  const read = useReadImports();
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  const readFailedRows = async (signal: AbortSignal): Promise<number[]> => {
    const { rows, total } = await readPages((page) =>
      read({
        filter: { ...filter, status: 'failure' },
        page,
        perPage: MAX_PAGE_SIZE,
        sort: FAILED_FIRST,
        signal,
      }),
    );
    if (rows.length < total) {
      alerts.info('imports.history.failed_read', {
        read: number(rows.length),
        total: number(total),
      });
    }
    return rows.map(({ row }) => Number(textOrNumberOf(row))).filter((row) => row > 0);
  };

  const reopen = useSingleFlight(async (part: 'failed' | 'all') => {
    abort.current = new AbortController();
    const { signal } = abort.current;
    try {
      const sent = await downloadImportedFile(file.key);
      const picked = part === 'all' ? sent : await pickRows(sent, await readFailedRows(signal));
      signal.throwIfAborted();
      if (picked) onReopen?.(new File([picked], file.name, { type: 'text/csv' }));
      else alerts.error('imports.read.problems.unreadable');
    } catch (error) {
      if (!signal.aborted) alerts.failure(error);
    }
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
    </Stack>
  );
};
