import { EXACT_EUROS, readAmount } from '@/core/amount';
import { useFormats } from '@/ui/formats/useFormats';
import { NumberInput, type NumberInputProps } from './NumberInput';

/** The input for an amount in euros: typed with a comma or a point, or pasted as `1.234,56 €`. */
export const AmountInput = (props: NumberInputProps) => {
  const { amount } = useFormats();
  return <NumberInput {...props} read={readExactly} write={amount} unit="€" />;
};

const readExactly = (text: string) => {
  const euros = readAmount(text);
  return euros !== undefined && Math.abs(euros) < EXACT_EUROS ? euros : undefined;
};
