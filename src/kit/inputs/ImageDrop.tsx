import AddPhotoAlternateOutlinedIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, type Ref } from 'react';
import { FileButton } from '@/ui/page/FileButton';
import { FileDropArea } from '@/ui/page/FileDropArea';
import { useTranslate } from '@/ui/hooks/useTranslate';
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
  /** Called with the picture's actual size once it has loaded. */
  onShown: (actual: ImageSize) => void;
  onUnreadable: () => void;
};

/** The area that shows a picture, and where one is dropped or chosen. */
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
  const isPicture = isImageSource(value);
  return (
    <FileDropArea onFile={onFile} isInvalid={isInvalid}>
      {isPicture ? (
        <Picture
          key={value}
          source={value}
          alt={translate('picture.preview', { label })}
          width={size.width}
          onShown={onShown}
          onUnreadable={onUnreadable}
        />
      ) : (
        <Placeholder />
      )}
      <Stack
        direction="row"
        sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}
      >
        {isReading && <CircularProgress size={18} aria-label={translate('picture.reading')} />}
        <FileButton
          variant="outlined"
          size="small"
          onFile={onFile}
          input={{
            ref: inputRef,
            name,
            accept: ACCEPTED_FILES,
            'aria-label': label,
            required: isRequired,
            'aria-invalid': isInvalid,
            'aria-describedby': describedBy,
            onBlur,
          }}
        >
          {translate(isPicture ? 'picture.replace' : 'picture.choose')}
        </FileButton>
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
    </FileDropArea>
  );
};

type PictureProps = Pick<ImageDropProps, 'onShown' | 'onUnreadable'> & {
  source: string;
  alt: string;
  width: number;
};

const Picture = ({ source, alt, width, onShown, onUnreadable }: PictureProps) => {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <Placeholder />;
  return (
    <Box
      component="img"
      decoding="async"
      src={source}
      alt={alt}
      onLoad={({ currentTarget }) =>
        onShown({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
      }
      onError={() => {
        setBroken(true);
        onUnreadable();
      }}
      sx={{
        maxWidth: '100%',
        width: Math.min(width, PREVIEW_WIDTH),
        maxHeight: 200,
        objectFit: 'contain',
        borderRadius: 0.5,
      }}
    />
  );
};

const Placeholder = () => <AddPhotoAlternateOutlinedIcon color="disabled" fontSize="large" />;

const PREVIEW_WIDTH = 400;
