/** Formats of numbers and amounts for `locale`; amounts are decimal euros. Each is created on first use. */
export const numberFormats = (locale: string) => {
  const formatter = (options?: Intl.NumberFormatOptions) => {
    let format: Intl.NumberFormat | undefined;
    // Italian does not group four digits by default, so '1234' and '12.345' would not align in a column.
    const make = () => new Intl.NumberFormat(locale, { useGrouping: 'always', ...options });
    return (value: number): string => (format ??= make()).format(value);
  };
  const formatted = formatter();
  const number = (value: number) => (isFewDigits(value) ? String(value) : formatted(value));
  const coordinate = formatter({ maximumFractionDigits: 5 });
  const euros = { style: 'currency', currency: 'EUR' } as const;
  const euro = formatter(euros);
  const percent = {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  } as const;
  return {
    /** '12.345,6' */
    number,
    /** '1.234,50 €' */
    euro,
    /** An amount that may be unknown. */
    euroOrDash: (amount: number | null | undefined) =>
      typeof amount === 'number' ? euro(amount) : '–',
    /** Differences: '+12.345,6', '-1.234,50 €'. */
    signedNumber: formatter(SIGNED),
    signedEuro: formatter({ ...euros, ...SIGNED }),
    /** Formats an amount without the currency, as users type it: '1.234,50'. */
    amount: formatter({ minimumFractionDigits: 2, maximumFractionDigits: 10 }),
    /** Formats an amount without cents, for the axis of a chart: '1.235 €'. */
    euroTick: formatter({ ...euros, maximumFractionDigits: 0 }),
    /** A calculated fraction of one, always with one decimal: '12,0%'. */
    share: formatter(percent),
    /** A fraction of one that is set in whole percents: '85%'. */
    setShare: formatter({ style: 'percent' }),
    /** A change as a fraction of the previous value, always with one decimal: '+12,0%'. */
    change: formatter({ ...percent, ...SIGNED }),
    /** Latitude or longitude: '45,46421°'. */
    degrees: (value: number) => `${coordinate(value)}°`,
    /** The decimal separator. */
    decimalSeparator: () => number(0.5).charAt(1),
  };
};

/** The same in every language, so that the counts of a first screen need no `Intl` format. */
const isFewDigits = (value: number) => Number.isInteger(value) && value >= 0 && value < 1000;

const SIGNED = { signDisplay: 'exceptZero' } as const;
