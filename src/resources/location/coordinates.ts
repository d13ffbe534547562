import { textOrNumberOf } from '@/core/text';

const DECIMAL = /^[+-]?\d+([.,]\d+)?$/;
const PAIR = /^\s*([+-]?\d+(?:\.\d+)?)°?(?:\s*[,;]\s*|\s+)([+-]?\d+(?:\.\d+)?)°?\s*$/;

/** A place on earth, in degrees. */
export type Point = { latitude: number; longitude: number };

/** Reads degrees, as typed or stored; null where they are no number, or beyond `limit` in either direction. */
export const readCoordinate = (value: unknown, limit: number): number | null => {
  const text = textOrNumberOf(value).trim();
  if (!DECIMAL.test(text)) return null;
  const degrees = Number(text.replace(',', '.'));
  return Math.abs(degrees) <= limit ? degrees : null;
};

/** Reads `45.4642, 9.19`, the format web maps copy; null where the text is no pair. */
export const readPair = (text: string): Point | null => {
  const [, north, east] = PAIR.exec(text) ?? [];
  const latitude = readCoordinate(north, 90);
  const longitude = readCoordinate(east, 180);
  return latitude === null || longitude === null ? null : { latitude, longitude };
};
