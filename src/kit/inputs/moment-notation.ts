import { formatLocale } from '@/ui/formats/format-locale';
import { isMoment } from '@/core/days';
import { dayFormatOf, loadDayWords, type DateNotation } from './date-notation';

/**
 * The notation of moments in the user's time zone: a day as in `dayNotation`, and a 24- or 12-hour time or midnight.
 */
export const momentNotation = (language: string): DateNotation => {
  const locale = formatLocale(language);
  const day = dayFormatOf(locale);
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
  const words = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  const write = (value: string) => {
    const moment = wireMoment(value);
    return moment ? `${day.write(asUtcDay(moment))}, ${time.format(moment)}` : value;
  };
  return {
    example: write(new Date(2026, 11, 31, 18, 30).toISOString()),
    write,
    read: (typed) => {
      const text = typed.trim();
      if (ZONED.test(text)) return wireMoment(text)?.toISOString() ?? null;
      const written = text.replace(JOINED, '$1 $2');
      const [, days = '', hours, minutes = '00', meridiem] =
        MOMENT.exec(written) ?? loadDayWords.loaded()?.MOMENT_IN_WORDS.exec(written) ?? [];
      const date = day.read(days);
      const clock = hours === undefined ? 0 : minutesOf(Number(hours), Number(minutes), meridiem);
      if (date === null || clock === null) return null;
      const [year = 0, month = 0, dayOfMonth = 0] = date.split('-').map(Number);
      return new Date(year, month - 1, dayOfMonth, 0, clock).toISOString();
    },
    spell: (value) => {
      const moment = wireMoment(value);
      return moment && words.format(moment);
    },
    isValid: isMoment,
    error: 'validation.moment',
  };
};

const ZONED = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/i;
/** A day and a time in figures only, without separators. */
const JOINED = /^(\d{8})(\d{4})$/;
const MOMENT =
  /^(\S+?)(?:(?:,\s*|\s+|T)(\d{1,2})(?:[:.]?(\d{2}))?(?::\d{2})?\s*([ap])?\.?(?:m\.?)?)?$/i;

const wireMoment = (value: string) => (isMoment(value) ? new Date(value) : null);

const asUtcDay = (moment: Date) =>
  new Date(Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()));

/** Minutes since midnight; null for an invalid time. */
const minutesOf = (hours: number, minutes: number, meridiem: string | undefined): number | null => {
  if (minutes > 59 || hours > 23 || (meridiem && (hours < 1 || hours > 12))) return null;
  if (!meridiem) return hours * 60 + minutes;
  return ((hours % 12) + (meridiem.toLowerCase() === 'p' ? 12 : 0)) * 60 + minutes;
};
