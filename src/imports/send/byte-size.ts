import { useLocale } from 'react-admin';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Returns a formatter of bytes in the user's language, with three significant digits: '1,23 MB'. */
export const useByteSize = () => {
  const locale = useLocale();
  return (bytes: number): string => {
    const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), UNITS.length - 1);
    return new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: UNITS[power],
      // Its short form has no plural in English.
      unitDisplay: power === 0 ? 'long' : 'short',
      maximumSignificantDigits: 3,
    }).format(bytes / 1000 ** power);
  };
};
