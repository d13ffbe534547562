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

/** The places in `texts` of the placeholders `names`: the first place of each in each field. */
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

/** Whether `text` has a `{{` that nothing closes: it is sent as written. */
export const isUnclosed = (text: string): boolean =>
  partsOf(text).some((part) => part.name === undefined && part.text.includes('{{'));

/**
 * The placeholder that `name` probably means, among those filled for `recipients`: by meaning (`nome`, or `nome_cliente`
 * by its words), by prefix (`company`), or by a mistyped letter (`fistname`). Both the placeholders and the
 * names by which people know them are compared. Undefined if none resembles it.
 */
export const nearestPlaceholder = (
  name: string,
  recipients: readonly unknown[] = [],
): Placeholder | undefined => {
  const offered = placeholdersFor(recipients);
  const written = lineOf(name)
    .replace(/<[^<>]*>/g, '')
    .trim()
    .toLowerCase();
  const meant = (word = ''): Placeholder | undefined =>
    MEANINGS.get(word)?.find((known) => offered.includes(known));
  const sameMeaning = meant(written.replaceAll('_', ' '));
  if (sameMeaning) return sameMeaning;
  const begun = PLACEHOLDERS.find((known) => written.length > 2 && known.startsWith(written));
  const candidates = [...PLACEHOLDERS, ...MEANINGS.keys()];
  const distances = candidates.map((known) => editDistance(written, known));
  const least = Math.min(...distances);
  const closest = candidates[distances.indexOf(least)] ?? '';
  const words = written.split(/[\s_-]+/).filter((word) => MEANINGS.has(word));
  // 'Nome azienda' means the company's name.
  const word = words.find((one) => !NAMES.includes(one)) ?? words[0];
  const isMistyped = least <= MAX_MISTYPED * Math.max(written.length, closest.length);
  const mistyped = isPlaceholder(closest) ? closest : meant(closest);
  const nearest = begun ?? (isMistyped ? mistyped : undefined) ?? meant(word);
  if (nearest === undefined) return undefined;
  if (offered.includes(nearest)) return nearest;
  // The name field that these recipients have.
  return BO_USERS_ONLY.includes(nearest) ? 'business_name' : 'firstname';
};

/**
 * Words that people write for a placeholder, such as its names in both languages, with the placeholders they may mean:
 * the first one that is filled for the recipients.
 */
const MEANINGS: ReadonlyMap<string, readonly Placeholder[]> = new Map([
  ['nome', ['firstname', 'business_name']],
  ['name', ['firstname', 'business_name']],
  ['first name', ['firstname']],
  ['cognome', ['surname', 'business_name']],
  ['last name', ['surname', 'business_name']],
  ['cliente', ['business_name']],
  ['customer', ['business_name']],
  ['ragione sociale', ['business_name']],
  ['business name', ['business_name']],
  ['azienda', ['company_name']],
  ['sede', ['location_name']],
  ['agente', ['agent_name']],
  ['codice', ['code']],
  ['titolo', ['title']],
  ['titolo del contenuto', ['title']],
  ['content title', ['title']],
  ['data', ['date']],
]);

/** The largest share of letters in which a mistyped name differs from the right one. */
const MAX_MISTYPED = 1 / 5;

/** Words for `firstname`; customers have another name. Beside a more specific word they are ignored. */
const NAMES: readonly string[] = ['nome', 'name'];

type Fields = Readonly<Record<string, unknown>>;

/**
 * The problems with the placeholders of `values`, by field: a packed message with the unknown placeholders and, for a
 * single one, the nearest known one. Placeholders already in `stored` are accepted: the user who edits the record may
 * not know them.
 */
export const placeholderProblems = (
  values: Fields,
  stored: Fields = {},
): Record<string, string> => {
  const recipients = listOf<unknown>(values.recipients);
  const before = new Set(PLACEHOLDER_FIELDS.flatMap((field) => unknownIn(stored, field)));
  return Object.fromEntries(
    PLACEHOLDER_FIELDS.flatMap((field) => {
      const names = unknownIn(values, field).filter((unknown) => !before.has(unknown));
      return names.length > 0 ? [[field, problemOf(names, recipients)]] : [];
    }),
  );
};

const problemOf = (names: readonly string[], recipients: readonly unknown[]): string => {
  const written = names.map((name) => tagOf(lineOf(name))).join(', ');
  const [name = '', ...others] = names;
  if (others.length > 0) return packMessage('validation.placeholders_unknown', { written });
  const nearest = nearestPlaceholder(name, recipients);
  return nearest
    ? packMessage('validation.placeholder', { written, nearest: tagOf(nearest) })
    : packMessage('validation.placeholder_unknown', { written });
};

const unknownIn = (values: Fields, field: string) => unknownPlaceholders(textOf(values[field]));

/** The Damerau–Levenshtein distance of two texts, with a swap of two neighbours as half an edit. */
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
        row > 1 && at > 1 && isSwapped ? (beforeLast[at - 2] ?? 0) + 0.5 : Infinity,
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[other.length] ?? 0;
};
