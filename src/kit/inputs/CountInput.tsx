import { NumberInput, type NumberInputProps } from './NumberInput';

/** A whole number, without grouping. */
export const CountInput = (props: NumberInputProps) => (
  <NumberInput {...props} read={readCount} write={String} />
);

const readCount = (text: string) => {
  const value = /^[+-]?\d+$/.test(text.trim()) ? Number(text.trim()) : undefined;
  return Number.isSafeInteger(value) ? value : undefined;
};
