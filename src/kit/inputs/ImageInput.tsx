import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { useInput } from 'react-admin';
import { announce } from '@/ui/announce/announcer';
import { useAnnounced } from '@/ui/announce/useAnnounced';
import { unpackMessage } from '@/core/validation-messages';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useFormContext } from 'react-hook-form';
import { isHttpsUrl, isOfSize, readImageSize, type ImageSize } from '@/core/images';
import { pictureSize } from '@/core/schema/image';
import { textOf } from '@/core/text';
import { CHOSEN } from '@/kit/form-state/chosen';
import { useDefinition } from '@/kit/registry/definitions';
import { useIsRequired } from '@/kit/form-state/RequiredFields';
import { useRecordForm } from '@/kit/form-state/record-form-context';
import { useDraftNote } from '@/kit/drafts/useDraftNote';
import { messageIn } from './field-error';
import { FieldLabel } from './FieldLabel';
import type { ImageProblem } from './image-file';
import { ImageAddress } from './ImageAddress';
import { ImageCropDialog } from './ImageCropDialog';
import { ImageDrop } from './ImageDrop';
import { useImageReader } from './useImageReader';

type ImageInputProps = {
  /** The wire field; it holds an https address or a data URI. */
  source: string;
};

/**
 * A picture of the size its rule states: dropped, chosen or set by its address. A picture of another size breaks the
 * rule until it is cropped, so it cannot be sent (specification, section 5).
 */
export const ImageInput = ({ source }: ImageInputProps) => {
  const translate = useTranslate();
  const id = useId();
  const own = useDefinition();
  const { schema } = useRecordForm();
  const size = pictureSize(schema, source);
  if (!size) throw new Error(`${own.name}.${source} is not a picture in its schema`);
  const form = useFormContext();
  const { field, fieldState } = useInput({ source, format: textOf, parse: textOf });
  const isRequired = useIsRequired(source);
  const value = textOf(field.value);
  const { isReading, problem, read, reset } = useImageReader();
  const [note, setNote] = useState<ImageProblem | null>(null);
  const [isCropping, setCropping] = useState(false);
  const group = useRef<HTMLElement>(null);
  const [cropped, setCropped] = useState<string | null>(null);

  const label = translate(`resources.${own.name}.fields.${source}`);
  const args = { w: size.width, h: size.height };
  const error = messageIn(fieldState.error);
  const rule = translate('picture.rule', args);
  const sizeInWords = `${size.width}×${size.height}`;
  const wrong = useWrong(problem, error);
  useAnnounced(problem && wrong ? wrong : '');
  const draftNote = useDraftNote(source, value);
  const canCrop = value.startsWith('data:') && !isOfSize(readImageSize(value), size);

  const startOver = () => {
    reset();
    setNote(null);
  };
  const set = (next: string) => {
    startOver();
    form.setValue(source, next, CHOSEN);
  };
  const remove = () => {
    set('');
    // The pressed button is removed.
    form.setFocus(source);
  };
  const take = async (file: Blob) => {
    const picture = await read(file);
    if (picture === null) return;
    set(picture);
    sayOutcome(picture);
  };
  const sayOutcome = (picture: string) =>
    announce(
      isOfSize(readImageSize(picture), size)
        ? translate('picture.taken', { label })
        : translate('validation.image_size', args),
    );
  const checkShown = (actual: ImageSize) => {
    keepInView(group.current);
    setNote(
      isHttpsUrl(value) && !isOfSize(actual, size)
        ? { problem: 'picture.other_size', args: { ...args, aw: actual.width, ah: actual.height } }
        : null,
    );
  };

  // The button that opened the dialog is gone once the picture is valid.
  useEffect(() => {
    if (cropped !== null) form.setFocus(source);
  }, [cropped, form, source]);

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
        isReading={isReading}
        isInvalid={error !== undefined || problem !== null}
        describedBy={`${id}-help`}
        inputRef={field.ref}
        onFile={(file) => void take(file)}
        onBlur={field.onBlur}
        onClear={remove}
        onShown={checkShown}
        onUnreadable={() => setNote({ problem: 'picture.unreadable' })}
      />
      <Stack
        direction="row"
        spacing={1}
        sx={{ alignItems: 'center', justifyContent: 'space-between', minHeight: 28, mt: 0.5 }}
      >
        <FormHelperText
          id={`${id}-help`}
          component="div"
          error={error !== undefined || problem !== null}
        >
          <Box>{wrong ?? rule}</Box>
          {wrong?.includes(sizeInWords) === false && (
            <Box sx={{ color: 'text.secondary' }}>{rule}</Box>
          )}
          {note && <Box sx={{ color: 'warning.main' }}>{translate(note.problem, note.args)}</Box>}
          {draftNote && <Box>{translate(draftNote.message, draftNote.args)}</Box>}
        </FormHelperText>
        {canCrop && (
          <Button size="small" variant="outlined" onClick={() => setCropping(true)}>
            {translate('picture.crop')}
          </Button>
        )}
      </Stack>
      <ImageAddress
        label={label}
        value={value}
        onChange={(address) => {
          startOver();
          field.onChange(address);
        }}
        onBlur={field.onBlur}
      />
      {isCropping && (
        <ImageCropDialog
          // A picture that was still loading replaces the one in the dialog.
          key={value}
          source={value}
          size={size}
          onClose={() => setCropping(false)}
          onCropped={(dataUri) => {
            setCropping(false);
            set(dataUri);
            sayOutcome(dataUri);
            setCropped(dataUri);
          }}
        />
      )}
    </Box>
  );
};

/** Why the last file was refused, or else the error of the field, in words. */
const useWrong = (problem: ImageProblem | null, error: string | undefined): string | undefined => {
  const translate = useTranslate();
  if (problem) return translate(problem.problem, problem.args);
  if (error === undefined) return undefined;
  const { message, args } = unpackMessage(error);
  return translate(message, { _: message, ...args });
};

/** A picture that comes into sight moves the button below it, which may have the focus. */
const keepInView = (group: HTMLElement | null) => {
  const { activeElement } = document;
  if (group?.contains(activeElement)) activeElement?.scrollIntoView({ block: 'nearest' });
};
