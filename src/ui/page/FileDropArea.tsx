import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useState, type DragEvent, type ReactNode } from 'react';

type FileDropAreaProps = {
  onFile: (file: File) => void;
  isInvalid?: boolean;
  sx?: SxProps<Theme>;
  children: ReactNode;
};

/** A framed area to drop a file on; its content offers a file dialog instead. */
export const FileDropArea = ({ onFile, isInvalid = false, sx, children }: FileDropAreaProps) => {
  const [isOver, setOver] = useState(false);
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
      sx={[
        AREA,
        isInvalid && { borderColor: 'error.main' },
        isOver && { borderColor: 'primary.main', bgcolor: 'action.hover' },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {children}
    </Box>
  );
};

const AREA = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 1.5,
  p: 2,
  border: '1px dashed',
  borderColor: 'text.disabled',
  borderRadius: 1,
} as const;
