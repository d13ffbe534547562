import { useFormats } from '@/ui/formats/useFormats';

/** A month of the year by its name, from its number 1 to 12; a dash for anything else. */
export const Month = ({ value }: { value: unknown }) => {
  const { months } = useFormats();
  return months()[Number(value) - 1] ?? '–';
};
