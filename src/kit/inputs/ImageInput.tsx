import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { isHttpsUrl, isOfSize, readImageSize, type ImageSize } from '@/core/images';
import { pictureSize } from '@/core/schema/image';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useRecordForm } from '@/kit/form-state/record-form-context';
import { useIsRequired } from '@/kit/form-state/RequiredFields';
import { useFieldLabel } from '@/kit/form-state/useFieldLabel';
import { FieldLabel } from './FieldLabel';
import { ImageAddress } from './ImageAddress';
import { ImageCropDialog } from './ImageCropDialog';
import { ImageDrop } from './ImageDrop';
import { ImageHelp } from './ImageHelp';
import { useImageField } from './useImageField';

type ImageInputProps = {
  /** The wire field, which holds an https address or a data URI. */
  source: string;
};

/**
 * The input for a picture of the size in the schema: dropped, chosen or set by its address. A picture of another size
 * is invalid until it is cropped, so it cannot be sent (specification, section 5).
 */
export const ImageInput = ({ source }: ImageInputProps) => {
  const translate = useTranslate();
  const id = useId();
  const { setFocus } = useFormContext();
  const { size, label } = usePictureField(source);
  const picture = useImageField(source, size, label);
  const { field, value, wrong, note, setNote } = picture;
  const isRequired = useIsRequired(source);
  const [isCropping, setCropping] = useState(false);
  const [cropped, setCropped] = useState<string | null>(null);
  const group = useRef<HTMLElement>(null);
  const canCrop = value.startsWith('data:') && !isOfSize(readImageSize(value), size);

  const checkShown = ({ width, height }: ImageSize) => {
    keepInView(group.current);
    const args = { w: size.width, h: size.height, aw: width, ah: height };
    const isOther = isHttpsUrl(value) && !isOfSize({ width, height }, size);
    setNote(isOther ? { problem: 'picture.other_size', args } : null);
  };

  // The button that opened the dialog is removed once the picture is valid.
  useEffect(() => {
    if (cropped !== null) setFocus(source);
  }, [cropped, setFocus, source]);

  return (
    <Box ref={group} role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-help`}>
      <Typography id={`${id}-label`} variant="subtitle2" component="div" sx={{ mb: 0.75 }}>
        <FieldLabel source={source} isGroup />
      </Typography>
      <ImageDrop
        name={source}
        label={label}
        value={value}
        size={size}
        isRequired={isRequired}
        isReading={picture.isReading}
        isInvalid={wrong !== undefined}
        describedBy={`${id}-help`}
        inputRef={field.ref}
        onFile={(file) => void picture.read(file)}
        onBlur={field.onBlur}
        onClear={() => {
          picture.set('');
          // The pressed button is removed, so the focus moves to the input.
          setFocus(source);
        }}
        onShown={checkShown}
        onUnreadable={() => setNote({ problem: 'picture.unreadable' })}
      />
      <Stack
        direction="row"
        spacing={1}
        sx={{ alignItems: 'center', justifyContent: 'space-between', minHeight: 28, mt: 0.5 }}
      >
        <ImageHelp
          id={`${id}-help`}
          source={source}
          value={value}
          size={size}
          wrong={wrong}
          note={note}
        />
        {canCrop && (
          <Button size="small" variant="outlined" onClick={() => setCropping(true)}>
            {translate('picture.crop')}
          </Button>
        )}
      </Stack>
      <ImageAddress label={label} value={value} onChange={picture.type} onBlur={field.onBlur} />
      {isCropping && (
        <ImageCropDialog
          // Starts over if a picture that was still being read replaces the one in the dialog.
          key={value}
          source={value}
          size={size}
          onClose={() => setCropping(false)}
          onCropped={(dataUri) => {
            setCropping(false);
            picture.setFromFile(dataUri);
            setCropped(dataUri);
          }}
        />
      )}
    </Box>
  );
};

/** The label of a picture's field, and the size that the schema of the form requires. */
const usePictureField = (source: string) => {
  const { schema, definition } = useRecordForm();
  const label = useFieldLabel(definition)(source);
  const size = pictureSize(schema, source);
  if (!size) throw new Error(`${definition.name}.${source} is not a picture in its schema`);
  return { size, label };
};

/** Keeps the focused button in view when the picture above it loads and moves it. */
const keepInView = (group: HTMLElement | null) => {
  const { activeElement } = document;
  if (group?.contains(activeElement)) activeElement?.scrollIntoView({ block: 'nearest' });
};
