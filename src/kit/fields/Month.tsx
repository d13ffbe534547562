import { useFormats } from '@/ui/formats/useFormats';

/** The name of a month, from its number 1 to 12; a dash for anything else. */
export const Month = ({ value }: { value: unknown }) => {
  const { months } = useFormats();
  return months()[Number(value) - 1] ?? '–';
};
