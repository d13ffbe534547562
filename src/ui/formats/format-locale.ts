/**
 * The language tag for dates and figures in `locale`. English ones are British: the day before the month, as in the
 * console's words.
 */
export const formatLocale = (locale: string): string => (locale === 'en' ? 'en-GB' : locale);
