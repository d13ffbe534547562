import { useState, type ChangeEvent } from 'react';
import { onLeavingGroup } from './on-leaving-group';

/**
 * Props of an input whose text stays as typed until it is left, because rewriting it would move the cursor.
 *
 * @param shown the text of the field's value
 */
export const useTypedText = (
  shown: string,
  onChange: (text: string) => void,
  onBlur?: () => void,
) => {
  const [typed, setTyped] = useState<string | null>(null);
  return {
    value: typed ?? shown,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setTyped(target.value);
      onChange(target.value);
    },
    onBlur: () => {
      setTyped(null);
      onBlur?.();
    },
  };
};

/**
 * The same for an input with a button that opens a dialog to choose from. Opening it while the field is empty does not
 * leave the field; a typed text is judged when its input is left.
 *
 * @returns the props of the input, and those of the root around it and its button
 */
export const useTypedOrChosenText = (
  shown: string,
  onChange: (text: string) => void,
  onBlur?: () => void,
) => {
  const isEmpty = shown === '';
  return {
    typing: useTypedText(shown, onChange, isEmpty ? undefined : onBlur),
    root: { onBlur: isEmpty ? onLeavingGroup(() => onBlur?.()) : undefined },
  };
};
