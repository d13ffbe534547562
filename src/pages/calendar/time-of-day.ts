import type { DateNotation } from '@/kit/inputs/date-notation';
import { momentNotation } from '@/kit/inputs/moment-notation';
import type { ItemDates } from './calendar-items';

/** The local time of an item, `HH:mm`; empty where it has none. */
export const timeOfDay = ({ moment }: ItemDates): string =>
  moment ? clockOf(new Date(moment)) : '';

/** Returns the minutes from one time of day to another, negative where `to` is earlier. */
export const minutesBetween = (from: string, to: string): number => minutesOf(to) - minutesOf(from);

/** Times of day, `HH:mm`, typed as the time of a moment is: '18:30', '1830' or '6:30 pm'. */
export const timeNotation = (language: string): DateNotation => {
  const moments = momentNotation(language);
  // As the time alone is written, after the comma that follows the day.
  const write = (value: string) =>
    isTime(value) ? moments.write(onAnyDay(value).toISOString()).replace(/^.*?, /, '') : value;
  return {
    example: write('18:30'),
    write,
    read: (typed) => {
      const moment = typed.trim() && moments.read(`${ANY_DAY} ${typed.trim()}`);
      return moment ? clockOf(new Date(moment)) : null;
    },
    spell: () => null,
    isValid: isTime,
    error: 'pages.calendar.time_rule',
  };
};

/** On which no clocks change. */
const ANY_DAY = '2026-01-15';

const onAnyDay = (time: string) => new Date(`${ANY_DAY}T${time}`);

const isTime = (value: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(value);

const clockOf = (moment: Date): string =>
  [moment.getHours(), moment.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};
