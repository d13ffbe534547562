import { readAmount } from '@/core/amount';
import { useFormats } from '@/shared/formats/useFormats';
import { NumberInput, type NumberInputProps } from './NumberInput';

/** An amount in euros: typed with a comma or a point, pasted as `1.234,56 €`. */
export const AmountInput = (props: NumberInputProps) => {
  const { amount } = useFormats();
  return <NumberInput {...props} read={readAmount} write={amount} unit="€" />;
};
