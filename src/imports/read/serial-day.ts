import { DAY_MS } from '@/core/days';

/** Reads the number of a day of this century in a spreadsheet, which counts from the end of 1899: `46279`. */
export const readSerialDay = (text: string): string | undefined =>
  SERIAL.test(text.trim())
    ? new Date(EPOCH + Number(text) * DAY_MS).toISOString().slice(0, 10)
    : undefined;

const SERIAL = /^(?:3[7-9]|[4-6]\d|7[0-2])\d{3}$/;
const EPOCH = Date.UTC(1899, 11, 30);
