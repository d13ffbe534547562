import { useState } from 'react';
import { useInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { isOfSize, readImageSize, type ImageSize } from '@/core/images';
import { textOf } from '@/core/text';
import { unpackMessage } from '@/core/validation-messages';
import { announce } from '@/ui/announce/announcer';
import { useAnnounced } from '@/ui/announce/useAnnounced';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { CHOSEN } from '@/kit/form-state/chosen';
import { messageIn } from './field-error';
import type { ImageProblem } from './image-file';
import { useImageReader } from './useImageReader';

/**
 * The value of the picture `source`, which should have `size`, and the ways to change it. `wrong` is why the last file
 * was refused, or else the error of the field, in words; `note` is about the picture that is shown.
 */
export const useImageField = (source: string, size: ImageSize, label: string) => {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const { field, fieldState } = useInput({ source, format: textOf, parse: textOf });
  const { isReading, problem, read, reset } = useImageReader();
  const [note, setNote] = useState<ImageProblem | null>(null);
  const wrong = useWrong(problem, messageIn(fieldState.error));
  useAnnounced(problem && wrong ? wrong : '');

  const startOver = () => {
    reset();
    setNote(null);
  };
  const set = (picture: string) => {
    startOver();
    setValue(source, picture, CHOSEN);
  };
  /** Sets a picture that the user has made of a file, and says whether it has the right size. */
  const setMade = (picture: string) => {
    set(picture);
    announce(
      isOfSize(readImageSize(picture), size)
        ? translate('picture.taken', { label })
        : translate('validation.image_size', { w: size.width, h: size.height }),
    );
  };
  return {
    field,
    value: textOf(field.value),
    isReading,
    wrong,
    note,
    setNote,
    set,
    setMade,
    take: async (file: Blob) => {
      const picture = await read(file);
      if (picture !== null) setMade(picture);
    },
    type: (address: string) => {
      startOver();
      field.onChange(address);
    },
  };
};

const useWrong = (problem: ImageProblem | null, error: string | undefined): string | undefined => {
  const translate = useTranslate();
  if (problem) return translate(problem.problem, problem.args);
  if (error === undefined) return undefined;
  const { message, args } = unpackMessage(error);
  return translate(message, { _: message, ...args });
};
