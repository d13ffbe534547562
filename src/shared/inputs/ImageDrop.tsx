import AddPhotoAlternateOutlinedIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useState, type DragEvent, type Ref } from 'react';
import { useTranslate } from '@/shared/i18n/useTranslate';
import type { ImageSize } from '@/core/images';
import { isImageSource } from '@/core/images';
import { ACCEPTED_FILES } from './image-file';

type ImageDropProps = {
  name: string;
  label: string;
  value: string;
  size: ImageSize;
  isRequired: boolean;
  isReading: boolean;
  isInvalid: boolean;
  describedBy: string;
  inputRef: Ref<HTMLInputElement>;
  onFile: (file: File) => void;
  onBlur: () => void;
  onClear: () => void;
  /** The picture is on the screen, and this is its own size. */
  onShown: (actual: ImageSize) => void;
  onUnreadable: () => void;
};

/** The field where a picture is dropped, chosen and seen. */
export const ImageDrop = ({
  name,
  label,
  value,
  size,
  isRequired,
  isReading,
  isInvalid,
  describedBy,
  inputRef,
  onFile,
  onBlur,
  onClear,
  onShown,
  onUnreadable,
}: ImageDropProps) => {
  const translate = useTranslate();
  const [isOver, setOver] = useState(false);
  const isPicture = isImageSource(value);
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
      sx={{
        border: '1px dashed',
        borderColor: isInvalid ? 'error.main' : isOver ? 'primary.main' : 'text.disabled',
        borderRadius: 1,
        bgcolor: isOver ? 'action.hover' : 'transparent',
        p: 2,
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: 1.5,
        '&:has(input:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main' },
      }}
    >
      {isPicture && (
        <Box
          component="img"
          decoding="async"
          src={value}
          alt={translate('picture.preview', { label })}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            onShown({ width, height })
          }
          onError={onUnreadable}
          sx={{
            maxWidth: '100%',
            width: Math.min(size.width, PREVIEW_WIDTH),
            maxHeight: 200,
            objectFit: 'contain',
            borderRadius: 0.5,
          }}
        />
      )}
      {!isPicture && <AddPhotoAlternateOutlinedIcon color="disabled" fontSize="large" />}
      <Stack
        direction="row"
        sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}
      >
        {isReading && <CircularProgress size={18} aria-label={translate('picture.reading')} />}
        <Button component="label" role={undefined} variant="outlined" size="small" tabIndex={-1}>
          {translate(isPicture ? 'picture.replace' : 'picture.choose')}
          <Box
            component="input"
            type="file"
            ref={inputRef}
            name={name}
            accept={ACCEPTED_FILES}
            aria-label={label}
            required={isRequired}
            aria-invalid={isInvalid}
            aria-describedby={describedBy}
            onBlur={onBlur}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              // Emptied, so that the same file can be chosen once more after it was mended.
              currentTarget.value = '';
              if (file) onFile(file);
            }}
            sx={visuallyHidden}
          />
        </Button>
        {isPicture ? (
          <Button size="small" color="inherit" onClick={onClear}>
            {translate('picture.remove')}
          </Button>
        ) : (
          <Typography variant="body2" color="text.secondary">
            {translate('picture.drop')}
          </Typography>
        )}
      </Stack>
    </Box>
  );
};

const PREVIEW_WIDTH = 400;
