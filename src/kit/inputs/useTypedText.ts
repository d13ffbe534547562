import { useState, type ChangeEvent } from 'react';

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
