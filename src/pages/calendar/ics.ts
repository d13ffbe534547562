import type { Role } from '@/core/permissions';
import type { ResourceDefinition } from '@/core/resource';
import { addressFor } from '@/kit/links/record-address';
import type { CalendarItem } from './calendar-items';
import { calendar } from './calendar.page';
import { addDays, type Day } from './days';

type IcsItem = Pick<CalendarItem, 'key' | 'title' | 'start' | 'end' | 'moment'> & {
  /** The name of its kind. */
  kind: string;
  /** The URL that opens it. */
  address: string;
};

/** Returns `items` as an iCalendar file (RFC 5545), created at `now`. */
export const toIcs = (items: readonly IcsItem[], now: Date): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Loyalty Console//Calendar//IT',
    'CALSCALE:GREGORIAN',
    ...items.flatMap((item) => eventOf(item, now)),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');

type IcsReader = {
  definitions: ReadonlyMap<string, ResourceDefinition>;
  roles: readonly Role[];
  /** The URL of any page of the console. */
  page: string;
};

/** Returns the absolute URL of an item's record; that of the calendar where the user may not open the record. */
export const icsAddress = (
  { kind, record }: Pick<CalendarItem, 'kind' | 'record'>,
  { definitions, roles, page }: IcsReader,
): string => {
  const definition = definitions.get(kind);
  const address = definition && addressFor(definition, record, roles);
  return `${page.split('#', 1)[0]}#${address ?? calendar.route}`;
};

const eventOf = ({ key, title, kind, address, ...when }: IcsItem, now: Date): string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(key.replace(/\s+/g, '-'))}@loyalty-console`,
  `DTSTAMP:${stampOf(now)}`,
  ...daysOf(when),
  `SUMMARY:${escaped(title)}`,
  `CATEGORIES:${escaped(kind)}`,
  `URL:${address.replace(/[\r\n]/g, '')}`,
  'END:VEVENT',
];

/** A moment has no duration; days end before the day after the last. */
const daysOf = ({ start, end, moment }: Pick<IcsItem, 'start' | 'end' | 'moment'>): string[] =>
  moment
    ? [`DTSTART:${stampOf(new Date(moment))}`]
    : [`DTSTART;VALUE=DATE:${dateOf(start)}`, `DTEND;VALUE=DATE:${dateOf(addDays(end, 1))}`];

const dateOf = (day: Day) => day.replaceAll('-', '');

const stampOf = (date: Date) => date.toISOString().replace(/[-:]|\.\d{3}/g, '');

/** Escapes a text value: section 3.3.11. Other control characters are not allowed and are removed. */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replace(/\r\n|\r|\n/g, String.raw`\n`)
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '');

/** Octets of a line, without its break: section 3.1. */
const LINE = 75;

/** Folds `line` into pieces of at most 75 octets of UTF-8, each further one after a space; no character is cut. */
const folded = (line: string): string => {
  const pieces: string[] = [];
  let piece = '';
  let length = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (length + size > LINE) {
      pieces.push(piece);
      piece = ' ';
      length = 1;
    }
    piece += character;
    length += size;
  }
  return [...pieces, piece].join('\r\n');
};

const encoder = new TextEncoder();
