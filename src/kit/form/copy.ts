import type { FieldValues } from 'react-hook-form';
import { dayOf, today } from '@/core/days';
import { DAY_MS } from '@/core/presence';
import type { ResourceDefinition } from '@/core/resource';

/** How a copy of a stored record differs from it, besides the codes that no two records share. */
export type CopyRules = {
  /** Fields that start with another value: unpublished, a draft, without the names of a person. */
  set?: FieldValues;
  /**
   * Days and moments that are moved together, by whole days: the copy starts the day after its record ends, or today.
   */
  movedOn?: readonly string[];
};

/** The starting values of a copy of `record`; its codes are empty. */
export const copyOf = (
  { codeField, endpoint }: ResourceDefinition,
  record: FieldValues,
  { set, movedOn = [] }: CopyRules = {},
  now = today(),
): FieldValues => {
  const codes = [...(codeField ? [codeField] : []), ...(endpoint.unique ?? [])];
  const days = daysToMove(
    movedOn.map((field) => record[field] as unknown),
    now,
  );
  return {
    ...record,
    ...Object.fromEntries(codes.map((field) => [field, ''])),
    ...Object.fromEntries(movedOn.map((field) => [field, later(record[field], days)])),
    ...set,
  };
};

/** From the first of `values` to the day after the last, or to `now` where that is past. */
const daysToMove = (values: readonly unknown[], now: Date): number => {
  const times = values.flatMap((value) => dayOf(value)?.getTime() ?? []);
  if (times.length === 0) return 0;
  const start = Math.max(now.getTime(), Math.max(...times) + DAY_MS);
  return (start - Math.min(...times)) / DAY_MS;
};

/** `value`, a day or a moment, `days` later; its time of the day stays. */
const later = (value: unknown, days: number): unknown => {
  const day = dayOf(value);
  if (!day) return value;
  const moved = new Date(day.getTime() + days * DAY_MS).toISOString().slice(0, 10);
  return moved + String(value).slice(10);
};
