import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { ChosenFile } from './ChosenFile';
import { FileDrop } from './FileDrop';
import { FormatHelp } from './FormatHelp';
import { useUpload } from './useUpload';

type UploadCardProps = { recordType: string; onImported: () => void };

/** A file is chosen, then sent; what became of it stays in sight until the next one. */
export const UploadCard = ({ recordType, onImported }: UploadCardProps) => {
  const translate = useTranslate();
  const id = useId();
  const [file, setFile] = useState<File | null>(null);
  const upload = useUpload(recordType, onImported);
  const choose = (chosen: File | null) => {
    upload.reset();
    setFile(chosen);
  };
  return (
    <Paper variant="outlined" component="section" aria-labelledby={id} sx={{ p: 2.5, mb: 3 }}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 2 }}>
        {translate('resources.import-record.file.title')}
      </Typography>
      {file ? (
        <ChosenFile
          key={`${file.name} ${file.lastModified}`}
          recordType={recordType}
          file={file}
          upload={upload}
          onRemove={() => choose(null)}
        />
      ) : (
        <>
          <FileDrop onFile={choose} pastedName={`${recordType}.csv`} />
          <FormatHelp recordType={recordType} />
        </>
      )}
    </Paper>
  );
};
