import { useState, type ChangeEvent } from 'react';

/**
 * The props of an input whose text stays as typed until blur, because reformatting it earlier would move the cursor.
 *
 * @param shown the formatted value of the field
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
