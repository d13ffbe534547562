import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useId, type DragEvent, type Ref } from 'react';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { endSpareWorker } from '@/imports/workbench/check-worker';
import type { ReportedRow } from '@/imports/check/reported-errors';
import { loadFileWords } from '@/imports/read/column-labels';
import { Issues } from './CheckedRows';
import { ChosenFile } from './ChosenFile';
import { FileDrop } from './FileDrop';
import { FormatHelp } from './FormatHelp';
import type { OpenImport } from './open-imports';

type UploadCardProps = {
  recordType: string;
  open: OpenImport | undefined;
  onFile: (file: File | null, reported?: readonly ReportedRow[]) => void;
  ref: Ref<HTMLElement>;
};

/** Card to choose and send a file; the result stays visible until the next file. */
export const UploadCard = ({ recordType, open, onFile, ref }: UploadCardProps) => {
  const translate = useTranslate();
  const id = useId();
  useEffect(() => {
    // Preloaded, because choosing a file takes longer than loading these.
    void loadFileWords();
    Issues.preload();
    return endSpareWorker;
  }, []);
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby={id}
      ref={ref}
      tabIndex={-1}
      // A file dropped outside the drop fields is taken as well: otherwise the browser would open it and leave the
      // page.
      onDragOver={(event: DragEvent) => event.preventDefault()}
      onDrop={(event: DragEvent) => {
        if (event.defaultPrevented) return;
        event.preventDefault();
        const [file] = event.dataTransfer.files;
        if (file && open?.upload.get().phase !== 'sending') onFile(file);
      }}
      sx={{ p: 2.5, mb: 3, scrollMarginTop: 'var(--header-height)', outline: 'none' }}
    >
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 2 }}>
        {translate('imports.panel.file.title')}
      </Typography>
      {open ? (
        <ChosenFile key={open.id} recordType={recordType} open={open} onFile={onFile} />
      ) : (
        <>
          <FileDrop onFile={onFile} pastedName={`${recordType}.csv`} />
          <FormatHelp recordType={recordType} />
        </>
      )}
    </Paper>
  );
};
