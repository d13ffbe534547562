/**
 * The language tag whose dates and figures stand beside the words of `locale`: the English ones are British, so
 * dates are written day before month, as in the words of the console, and not the American way.
 */
export const formatLocale = (locale: string): string => (locale === 'en' ? 'en-GB' : locale);
