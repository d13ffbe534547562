import { reachesCustomers, reachesBoUsers } from './audience';
import { listOf } from './one-or-many';
import { isPlaceholder, partsOf, PLACEHOLDERS, tagOf, type Placeholder } from './placeholder-parts';
import { packMessage } from './validation-messages';
import { lineOf, textOf } from './text';

/** Filled for back-office users only: a customer is a business. */
const BO_USERS_ONLY: readonly Placeholder[] = ['firstname', 'surname'];
/** Filled for customers only. */
const CUSTOMERS_ONLY: readonly Placeholder[] = ['business_name', 'agent_name'];

/** The placeholders that are filled for at least one of `recipients`; all of them where there are no recipients. */
export const placeholdersFor = (recipients: readonly unknown[]): readonly Placeholder[] => {
  const isOpen = recipients.length === 0;
  return PLACEHOLDERS.filter(
    (name) =>
      isOpen ||
      (BO_USERS_ONLY.includes(name) && reachesBoUsers(recipients)) ||
      (CUSTOMERS_ONLY.includes(name) && reachesCustomers(recipients)) ||
      !(BO_USERS_ONLY.includes(name) || CUSTOMERS_ONLY.includes(name)),
  );
};

/** The placeholders of `text` that are empty for the customers, and for the back-office users, among `recipients`. */
export const gapsOf = (
  text: string,
  recipients: readonly unknown[],
): Record<'customers' | 'boUsers', Placeholder[]> => {
  const used = new Set(partsOf(text).map(({ name }) => name));
  const among = (names: readonly Placeholder[]) => names.filter((name) => used.has(name));
  return {
    customers: reachesCustomers(recipients) ? among(BO_USERS_ONLY) : [],
    boUsers: reachesBoUsers(recipients) ? among(CUSTOMERS_ONLY) : [],
  };
};

/** The fields that may contain placeholders. */
export const PLACEHOLDER_FIELDS = ['title', 'subject', 'corps'] as const;

export type PlaceholderField = (typeof PLACEHOLDER_FIELDS)[number];

/** A placeholder in the text of a field. */
export type PlaceholderPlace = { field: PlaceholderField; name: string };

/** Where `texts` have the placeholders `names`: the first place of each in each field. */
export const placesOf = (
  texts: Readonly<Partial<Record<PlaceholderField, string>>>,
  names: readonly string[],
): PlaceholderPlace[] =>
  PLACEHOLDER_FIELDS.flatMap((field) => {
    const used = new Set(partsOf(texts[field] ?? '').map(({ name }) => name));
    return names.filter((name) => used.has(name)).map((name) => ({ field, name }));
  });

/** The names in braces that are not placeholders, each once. A known name with spaces around it is not one either. */
export const unknownPlaceholders = (text: string): string[] => [
  ...new Set(
    partsOf(text).flatMap(({ name }) => (name === undefined || isPlaceholder(name) ? [] : [name])),
  ),
];

/**
 * The placeholder that `name` probably means, among those filled for `recipients`: by meaning (`nome`), by prefix
 * (`company`), or by the fewest changed letters (`fistname`).
 */
export const nearestPlaceholder = (
  name: string,
  recipients: readonly unknown[] = [],
): Placeholder => {
  const offered = placeholdersFor(recipients);
  const written = lineOf(name)
    .replace(/<[^<>]*>/g, '')
    .trim()
    .toLowerCase();
  const sameMeaning = MEANINGS.get(written)?.find((known) => offered.includes(known));
  if (sameMeaning) return sameMeaning;
  const begun = PLACEHOLDERS.find((known) => written.length > 2 && known.startsWith(written));
  const distances = PLACEHOLDERS.map((known) => editDistance(written, known));
  const nearest =
    begun ?? PLACEHOLDERS[distances.indexOf(Math.min(...distances))] ?? PLACEHOLDERS[0];
  if (offered.includes(nearest)) return nearest;
  // The name field that these recipients have.
  return BO_USERS_ONLY.includes(nearest) ? 'business_name' : 'firstname';
};

/** Words that people write for a placeholder, with its candidates: the first that is filled for the recipients. */
const MEANINGS: ReadonlyMap<string, readonly Placeholder[]> = new Map([
  ['nome', ['business_name', 'firstname']],
  ['name', ['business_name', 'firstname']],
  ['cognome', ['surname', 'business_name']],
  ['cliente', ['business_name']],
  ['customer', ['business_name']],
  ['ragione_sociale', ['business_name']],
  ['ragione sociale', ['business_name']],
  ['azienda', ['company_name']],
  ['sede', ['location_name']],
  ['agente', ['agent_name']],
  ['codice', ['code']],
  ['titolo', ['title']],
  ['data', ['date']],
]);

type Fields = Readonly<Record<string, unknown>>;

/**
 * The problems with the placeholders of `values`, by field: a packed message with the first unknown placeholder and the
 * nearest known one. Placeholders already in `stored` are accepted: the user who edits the record may not know them.
 */
export const placeholderProblems = (
  values: Fields,
  stored: Fields = {},
): Record<string, string> => {
  const recipients = listOf<unknown>(values.recipients);
  const before = new Set(PLACEHOLDER_FIELDS.flatMap((field) => unknownIn(stored, field)));
  return Object.fromEntries(
    PLACEHOLDER_FIELDS.flatMap((field) => {
      const [name] = unknownIn(values, field).filter((unknown) => !before.has(unknown));
      if (name === undefined) return [];
      const args = {
        written: tagOf(lineOf(name)),
        nearest: tagOf(nearestPlaceholder(name, recipients)),
      };
      return [[field, packMessage('validation.placeholder', args)]];
    }),
  );
};

const unknownIn = (values: Fields, field: string) => unknownPlaceholders(textOf(values[field]));

/** The number of letters to add, remove, replace or swap with their neighbour. */
const editDistance = (one: string, other: string): number => {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const cost = one[row - 1] === other[at - 1] ? 0 : 1;
      const isSwapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      current[at] = Math.min(
        (last[at] ?? 0) + 1,
        (current[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + cost,
        row > 1 && at > 1 && isSwapped ? (beforeLast[at - 2] ?? 0) + 1 : Infinity,
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[other.length] ?? 0;
};
