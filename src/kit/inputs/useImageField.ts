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
 * The value of the picture field `source`, whose picture should have `size`, and the functions that change it. `wrong`
 * is the translated reason why the last file was refused, or else the field's error; `note` is about the shown picture.
 */
export const useImageField = (source: string, size: ImageSize, label: string) => {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const { field, fieldState } = useInput({ source, format: textOf, parse: textOf });
  const { isReading, problem, read: readFile, reset } = useImageReader();
  const [note, setNote] = useState<ImageProblem | null>(null);
  const wrong = useProblemText(problem, messageIn(fieldState.error));
  useAnnounced(problem && wrong ? wrong : '');

  const clearProblems = () => {
    reset();
    setNote(null);
  };
  const set = (picture: string) => {
    clearProblems();
    setValue(source, picture, CHOSEN);
  };
  /** Sets a picture read or cropped from a file, and announces whether it has the right size. */
  const setFromFile = (picture: string) => {
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
    setFromFile,
    read: async (file: Blob) => {
      const picture = await readFile(file);
      if (picture !== null) setFromFile(picture);
    },
    type: (address: string) => {
      clearProblems();
      field.onChange(address);
    },
  };
};

const useProblemText = (
  problem: ImageProblem | null,
  error: string | undefined,
): string | undefined => {
  const translate = useTranslate();
  if (problem) return translate(problem.problem, problem.args);
  if (error === undefined) return undefined;
  const { message, args } = unpackMessage(error);
  return translate(message, { _: message, ...args });
};
