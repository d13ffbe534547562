import { useFormats } from '@/ui/formats/useFormats';
import { NumberInput, type NumberInputProps } from './NumberInput';

/** The input for a percentage, typed with a comma or a point. */
export const PercentInput = (props: NumberInputProps) => {
  const { decimalSeparator } = useFormats();
  return (
    <NumberInput
      {...props}
      unit="%"
      read={readPercent}
      write={(value) => String(value).replace('.', decimalSeparator())}
    />
  );
};

const readPercent = (text: string) => {
  const figures = text.replace('%', '').trim();
  return /^[+-]?\d+([.,]\d+)?$/.test(figures) ? Number(figures.replace(',', '.')) : undefined;
};
