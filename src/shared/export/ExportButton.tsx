import FileDownloadOutlinedIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { lazy, Suspense } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import type { Column } from '../list/column';
import { useListExport } from './useListExport';

const ExportDialog = lazy(async () => ({
  default: (await import('./ExportDialog')).ExportDialog,
}));

/** Saves all rows of the list, as it is narrowed now, as a CSV file. */
export const ExportButton = ({ columns }: { columns: readonly Column[] }) => {
  const translate = useTranslate();
  const { total } = useListContext();
  const { progress, run, cancel } = useListExport(columns);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<FileDownloadOutlinedIcon />}
        disabled={!total || progress !== null}
        onClick={() => void run()}
      >
        {translate('export.action')}
      </Button>
      {progress && (
        <Suspense fallback={null}>
          <ExportDialog progress={progress} onCancel={cancel} />
        </Suspense>
      )}
    </>
  );
};
