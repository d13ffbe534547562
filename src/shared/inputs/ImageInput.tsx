import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { InputHelperText, useInput } from 'react-admin';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { useFormContext } from 'react-hook-form';
import { isHttpsUrl, readImageSize, type ImageSize } from '@/core/images';
import { pictureSize } from '@/core/schema/image';
import { textOf } from '@/core/text';
import { useDefinition } from '@/shared/registry/definitions';
import { useIsRequired } from '@/shared/form/RequiredFields';
import { useRecordForm } from '@/shared/form/record-form-context';
import { messageIn } from './field-error';
import { FieldLabel } from './FieldLabel';
import { readImageFile } from './image-file';
import { ImageCropDialog } from './ImageCropDialog';
import { ImageDrop } from './ImageDrop';

type ImageInputProps = {
  /** The wire field; it holds an https address or a data URI. */
  source: string;
};

type Note = { message: string; args?: Record<string, number> };

/**
 * A picture of the size its rule states: dropped, chosen or named by its address. One of another size breaks the
 * field's rule until it is cropped, so nothing is sent before it fits (specification, section 5).
 */
export const ImageInput = ({ source }: ImageInputProps) => {
  const translate = useTranslate();
  const id = useId();
  const own = useDefinition();
  const { schema } = useRecordForm();
  const size = pictureSize(schema, source);
  if (!size) throw new Error(`${own.name}.${source} is no picture: see its schema`);
  const form = useFormContext();
  const { field, fieldState } = useInput({ source, format: textOf, parse: textOf });
  const value = textOf(field.value);
  const [refusal, setRefusal] = useState<Note | null>(null);
  const [note, setNote] = useState<Note | null>(null);
  const [isReading, setReading] = useState(false);
  const awaited = useRef<Blob | null>(null);
  const [isCropping, setCropping] = useState(false);
  const [cropped, setCropped] = useState<string | null>(null);

  const label = translate(`resources.${own.name}.fields.${source}`);
  const args = { w: size.width, h: size.height };
  const error = messageIn(fieldState.error);
  const canCrop = value.startsWith('data:') && !isSize(readImageSize(value), size);

  /** Begins anew: what was told no longer holds, and a file still being read comes too late. */
  const startOver = () => {
    awaited.current = null;
    setReading(false);
    setRefusal(null);
    setNote(null);
  };
  const set = (next: string) => {
    startOver();
    form.setValue(source, next, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  };
  const read = async (file: Blob) => {
    awaited.current = file;
    setReading(true);
    const result = await readImageFile(file);
    if (awaited.current !== file) return;
    setReading(false);
    if ('dataUri' in result) set(result.dataUri);
    else setRefusal({ message: result.problem, args: result.args });
  };
  const checkShown = (actual: ImageSize) =>
    setNote(
      isHttpsUrl(value) && !isSize(actual, size)
        ? { message: 'picture.other_size', args: { ...args, aw: actual.width, ah: actual.height } }
        : null,
    );

  // The button that opened the dialog has gone with the reason for it.
  useEffect(() => {
    if (cropped !== null) form.setFocus(source);
  }, [cropped, form, source]);

  return (
    <Box role="group" aria-labelledby={`${id}-label`}>
      <Typography id={`${id}-label`} variant="subtitle2" component="div" sx={{ mb: 0.75 }}>
        <FieldLabel source={source} />
      </Typography>
      <ImageDrop
        name={source}
        label={label}
        value={value}
        size={size}
        isRequired={useIsRequired(source)}
        isReading={isReading}
        isInvalid={error !== undefined || refusal !== null}
        describedBy={`${id}-help`}
        inputRef={field.ref}
        onFile={(file) => void read(file)}
        onBlur={field.onBlur}
        onClear={() => set('')}
        onShown={checkShown}
        onUnreadable={() => setNote({ message: 'picture.unreadable' })}
      />
      <Stack
        direction="row"
        spacing={1}
        sx={{ alignItems: 'center', justifyContent: 'space-between', minHeight: 28, mt: 0.5 }}
      >
        <FormHelperText
          id={`${id}-help`}
          component="div"
          error={error !== undefined || refusal !== null}
        >
          {refusal ? (
            translate(refusal.message, refusal.args)
          ) : (
            <InputHelperText error={error} helperText={translate('picture.rule', args)} />
          )}
          {note && <Box sx={{ color: 'warning.main' }}>{translate(note.message, note.args)}</Box>}
        </FormHelperText>
        {canCrop && (
          <Button size="small" variant="outlined" onClick={() => setCropping(true)}>
            {translate('picture.crop')}
          </Button>
        )}
      </Stack>
      <TextField
        label={translate('picture.address')}
        value={value.startsWith('data:') ? '' : value}
        onChange={(event) => {
          startOver();
          field.onChange(event.target.value);
        }}
        onBlur={field.onBlur}
        placeholder="https://"
        slotProps={{
          htmlInput: {
            inputMode: 'url',
            autoComplete: 'off',
            spellCheck: false,
            'aria-label': translate('picture.address_of', { label }),
          },
        }}
      />
      {isCropping && (
        <ImageCropDialog
          // A picture that was still being read takes the place of the one in the dialog.
          key={value}
          source={value}
          size={size}
          onClose={() => setCropping(false)}
          onCropped={(dataUri) => {
            setCropping(false);
            set(dataUri);
            setCropped(dataUri);
          }}
        />
      )}
    </Box>
  );
};

/** What cannot be measured is not told to be wrong here: the rules of the field say so. */
const isSize = (actual: ImageSize | null, size: ImageSize) =>
  actual === null || (actual.width === size.width && actual.height === size.height);
