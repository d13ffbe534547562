import { useFormats } from '@/ui/formats/useFormats';
import { isAmount, type ComparedFigure } from './report-figures';

/** Formats a figure of a report in the user's language: amounts in euros, the rest as numbers. */
export const useFigureFormat = () => {
  const { euro, number, signedEuro, signedNumber } = useFormats();
  const written = (value: number | null, write: (value: number) => string) =>
    value === null ? '–' : write(value);
  return {
    format: (figure: ComparedFigure, value: number | null): string =>
      written(value, isAmount(figure) ? euro : number),
    /** Formats a difference, with its sign. */
    formatDifference: (figure: ComparedFigure, value: number | null): string =>
      written(value, isAmount(figure) ? signedEuro : signedNumber),
  };
};
