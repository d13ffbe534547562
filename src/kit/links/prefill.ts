import { isDateOnly, isMoment } from '@/core/days';
import { isRecord } from '@/core/is-record';
import { filterOf } from '@/core/references';
import { isAtMoment, type CalendarDays, type ResourceDefinition } from '@/core/resource';
import { isCode } from '@/core/validators';

/** Initial values of a new record, by field: the codes, values and days by which its list is filtered. */
export type Prefill = Readonly<Record<string, Value>>;

type Value = string | number | boolean;

/** The parameter of the address that holds the prefill as JSON. */
export const PREFILL = 'prefill';

/** The query parameters for `prefill`; none if it is empty. */
export const prefillQuery = (prefill: Prefill): Readonly<Record<string, string>> =>
  Object.keys(prefill).length > 0 ? { [PREFILL]: JSON.stringify(prefill) } : {};

/** The prefill for a new record in a list with these `filters`. */
export const prefillOf = (definition: ResourceDefinition, filters: unknown): Prefill =>
  checked(definition, filters, ({ filter }) => filter);

/** Reads the prefill in an address; omits anything but codes, known values and days in the calendar. */
export const prefillAt = (definition: ResourceDefinition, search: string): Prefill => {
  const written = new URLSearchParams(search).get(PREFILL);
  if (written === null) return {};
  try {
    return checked(definition, JSON.parse(written), ({ field }) => field);
  } catch {
    // Users may type anything into an address; the form then starts empty.
    return {};
  }
};

type Fillable = {
  field: string;
  filter: string;
  read: (text: string) => Value | undefined;
};

const checked = (
  definition: ResourceDefinition,
  given: unknown,
  nameOf: (fillable: Fillable) => string,
): Prefill => {
  if (!isRecord(given)) return {};
  return Object.fromEntries(
    fillables(definition).flatMap((fillable) => {
      const text = given[nameOf(fillable)];
      const value = isValue(text) ? fillable.read(String(text)) : undefined;
      return value === undefined ? [] : [[fillable.field, value]];
    }),
  );
};

/**
 * The fields that may be prefilled: codes, fields with known values, and days in the calendar; not ids, which forms do
 * not use.
 */
const fillables = (definition: ResourceDefinition): Fillable[] => [
  ...Object.entries(definition.references ?? {})
    .filter(([, { by, isFilterOnly }]) => by !== 'id' && !isFilterOnly)
    .map(([field, reference]) => ({
      field,
      filter: filterOf(definition, field, reference) ?? field,
      read: codeIn,
    })),
  ...Object.entries(definition.values ?? {})
    .filter(([field]) => !definition.endpoint.derived?.includes(field))
    .map(([field, known]) => ({
      field,
      filter: field,
      read: (text: string) => known.find((value) => String(value) === text),
    })),
  ...daysIn(definition.calendar),
];

const daysIn = (calendar?: CalendarDays): Fillable[] =>
  calendar
    ? calendar.fields.map((field) => ({
        field,
        filter: field,
        read: isAtMoment(calendar) ? momentIn : dayIn,
      }))
    : [];

const dayIn = (text: string) => (isDateOnly(text) ? text : undefined);
const momentIn = (text: string) => (isMoment(text) ? text : undefined);
const codeIn = (text: string) => (isCode(text) ? text : undefined);

const isValue = (value: unknown): value is Value =>
  ['string', 'number', 'boolean'].includes(typeof value);
