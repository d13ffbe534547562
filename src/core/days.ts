/**
 * Days without a time, as the midnight of UTC that they begin with (docs/wire-format.md, 'time'): of what is
 * sent the first ten characters count.
 */
export const dayOf = (value: unknown): Date | null => {
  const day = typeof value === 'string' ? new Date(value.slice(0, 10)) : null;
  return day && !Number.isNaN(day.getTime()) ? day : null;
};

/** The day it is where the reader is. */
export const today = (now = new Date()): Date =>
  new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));
