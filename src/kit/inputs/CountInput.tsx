import { NumberInput, type NumberInputProps } from './NumberInput';

/** The input for a whole number, without thousands separators. */
export const CountInput = (props: NumberInputProps) => (
  <NumberInput {...props} read={readCount} write={String} />
);

const readCount = (text: string) => {
  const value = /^[+-]?\d+$/.test(text.trim()) ? Number(text.trim()) : undefined;
  return Number.isSafeInteger(value) ? value : undefined;
};
