import { useFormats } from '@/ui/formats/useFormats';
import { isAmount, type Figure } from './report-figures';

/** Writes a figure of a report as the reader's language does: amounts in euros, the rest as numbers. */
export const useFigureFormat = () => {
  const { euro, number, signedEuro, signedNumber } = useFormats();
  const written = (value: number | null, write: (value: number) => string) =>
    value === null ? '–' : write(value);
  return {
    format: (figure: Figure, value: number | null): string =>
      written(value, isAmount(figure) ? euro : number),
    /** The same of a difference, with its sign. */
    formatDifference: (figure: Figure, value: number | null): string =>
      written(value, isAmount(figure) ? signedEuro : signedNumber),
  };
};
