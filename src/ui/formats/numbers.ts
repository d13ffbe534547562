/** Formats of numbers and amounts for `locale`; amounts are decimal euros. Each is made when it is first used. */
export const numberFormats = (locale: string) => {
  const formatter = (options?: Intl.NumberFormatOptions) => {
    let format: Intl.NumberFormat | undefined;
    // Italian would leave four digits together: '1234' above '12.345' in one column.
    const make = () => new Intl.NumberFormat(locale, { useGrouping: 'always', ...options });
    return (value: number): string => (format ??= make()).format(value);
  };
  const formatted = formatter();
  const number = (value: number) => (isFewDigits(value) ? String(value) : formatted(value));
  const coordinate = formatter({ maximumFractionDigits: 5 });
  const euros = { style: 'currency', currency: 'EUR' } as const;
  const percent = { style: 'percent', maximumFractionDigits: 1 } as const;
  return {
    /** '12.345,6' */
    number,
    /** '1.234,50 €' */
    euro: formatter(euros),
    /** Differences: '+12.345,6', '-1.234,50 €'. */
    signedNumber: formatter(SIGNED),
    signedEuro: formatter({ ...euros, ...SIGNED }),
    /** Without the currency, as it is typed: '1.234,50'. */
    amount: formatter({ minimumFractionDigits: 2, maximumFractionDigits: 10 }),
    /** Without cents, for the scale of a chart: '1.235 €'. */
    euroTick: formatter({ ...euros, maximumFractionDigits: 0 }),
    /** A part of one: '12,5%'. */
    share: formatter(percent),
    /** A change as a part of what was before: '+12,5%'. */
    change: formatter({ ...percent, ...SIGNED }),
    /** Latitude or longitude: '45,46421°'. */
    degrees: (value: number) => `${coordinate(value)}°`,
    /** The character between the whole part of a number and its decimals. */
    decimalSign: () => number(0.5).charAt(1),
  };
};

/** Written alike in every language: the counts of a first screen wait for no format to be made. */
const isFewDigits = (value: number) => Number.isInteger(value) && value >= 0 && value < 1000;

const SIGNED = { signDisplay: 'exceptZero' } as const;
