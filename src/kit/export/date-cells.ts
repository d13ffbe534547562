import type { Formats } from '@/ui/formats/useFormats';
import type { Cell } from './xlsx-writer';

/** Formats days, ranges of days and moments in figures of the user's language, which spreadsheets read as dates. */
export const shownText = (text: string, { utc, momentFigures }: Formats): string => {
  if (MOMENT.test(text)) return momentFigures(text);
  const days = text.split(SPAN);
  return days.every((day) => DAY.test(day)) ? days.map(utc.figures).join(SPAN) : text;
};

/**
 * A day or a moment, both ISO 8601, as the cell of a spreadsheet; undefined for another text, and for a date that
 * spreadsheets do not have.
 */
export const dateCell = (text: string): Cell | undefined => {
  const isDate = text >= FIRST_DAY && !Number.isNaN(Date.parse(text));
  if (isDate && DAY.test(text)) return { day: text };
  return isDate && MOMENT.test(text) ? { moment: localMoment(text) } : undefined;
};

/** A day (`YYYY-MM-DD`) as the cell of a spreadsheet; undefined for another text, moments too. */
export const dayCell = (text: string): Cell | undefined =>
  DAY.test(text) ? dateCell(text) : undefined;

/** Spreadsheets count days from 1900, which they treat as a leap year. */
const FIRST_DAY = '1900-03-01';

/** A moment in the user's time zone, without the zone, which spreadsheets do not support. */
const localMoment = (iso: string): string => {
  const moment = new Date(iso);
  const shift = moment.getTimezoneOffset() * 60_000;
  return new Date(moment.getTime() - shift).toISOString().slice(0, 19);
};

const SPAN = ' – ';
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
