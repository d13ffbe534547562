import { useFormats } from '@/shared/formats/useFormats';
import { isAmount, type Figure } from './report-figures';

/** Writes a figure of a report as the reader's language does: amounts in euros, the rest as numbers. */
export const useFigureFormat = () => {
  const { euro, number } = useFormats();
  return (figure: Figure, value: number | null): string => {
    if (value === null) return '–';
    return isAmount(figure) ? euro(value) : number(value);
  };
};
