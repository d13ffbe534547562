import UploadFileOutlinedIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useId, useState, type DragEvent } from 'react';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { usePastedFile } from './usePastedFile';

type FileDropProps = {
  onFile: (file: File) => void;
  /** What pasted rows are called. */
  pastedName: string;
};

/** The field where a CSV file is dropped, chosen or pasted. */
export const FileDrop = ({ onFile, pastedName }: FileDropProps) => {
  const translate = useTranslate();
  const id = useId();
  const [isOver, setOver] = useState(false);
  usePastedFile(pastedName, onFile);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={[FIELD, isOver && { borderColor: 'primary.main', bgcolor: 'action.hover' }]}
    >
      <UploadFileOutlinedIcon color="disabled" fontSize="large" />
      <Typography variant="subtitle1" component="p">
        {translate(key('drop'))}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}>
        <Button component="label" role={undefined} variant="contained" tabIndex={-1}>
          {translate(key('choose'))}
          <Box
            component="input"
            type="file"
            name="file"
            accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
            aria-label={translate(key('choose'))}
            aria-describedby={id}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              // Emptied, so that the same file can be chosen once more after it was mended.
              currentTarget.value = '';
              if (file) onFile(file);
            }}
            sx={visuallyHidden}
          />
        </Button>
      </Box>
      <Typography id={id} variant="body2" color="text.secondary" sx={{ textAlign: 'center' }}>
        {translate(key('limits'))}
      </Typography>
    </Box>
  );
};

const key = <Name extends string>(name: Name) => `resources.import-record.file.${name}` as const;

const FIELD = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 1.5,
  px: 2,
  py: 4,
  border: '1px dashed',
  borderColor: 'text.disabled',
  borderRadius: 1,
  // The field is drawn elsewhere: the button that stands for it shows the ring.
  '& label:has(input:focus-visible)': {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: 2,
  },
} as const;
