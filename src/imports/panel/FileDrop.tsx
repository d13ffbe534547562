import UploadFileOutlinedIcon from '@mui/icons-material/UploadFileOutlined';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { keysUnder } from '@/i18n/keys-under';
import { FileButton } from '@/ui/page/FileButton';
import { FileDropArea } from '@/ui/page/FileDropArea';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { CSV_FILES } from '@/imports/read/csv-files';
import { usePastedFile } from './usePastedFile';

type FileDropProps = {
  onFile: (file: File) => void;
  /** File name for pasted rows. */
  pastedName: string;
};

/** The field where a CSV file is dropped, chosen or pasted. */
export const FileDrop = ({ onFile, pastedName }: FileDropProps) => {
  const translate = useTranslate();
  const id = useId();
  usePastedFile(pastedName, onFile);
  return (
    <FileDropArea onFile={onFile} sx={{ py: 4, textAlign: 'center' }}>
      <UploadFileOutlinedIcon color="disabled" fontSize="large" />
      <Typography variant="subtitle1" component="p">
        {translate(key('drop'))}
      </Typography>
      <FileButton
        variant="contained"
        onFile={onFile}
        input={{
          name: 'file',
          accept: CSV_FILES,
          'aria-label': translate(key('choose')),
          'aria-describedby': id,
        }}
      >
        {translate(key('choose'))}
      </FileButton>
      <Typography id={id} variant="body2" color="text.secondary">
        {translate(key('limits'))}
      </Typography>
    </FileDropArea>
  );
};

const key = keysUnder('imports.panel.file');
