import { isRecipient, type Recipient } from '@/core/audience';
import { textsOf } from '@/core/one-or-many';
import type { Role } from '@/core/permissions';
import { BO_USER, CUSTOMER } from '@/core/resource-names';
import { lineOf } from '@/core/text';
import { sum } from '@/core/sum';

/** The audience of a record, as in a form. */
export type Audience = {
  recipients: readonly Recipient[];
  /** Category codes; they only narrow the customers. */
  categories: readonly string[];
  /** Code of its company; all companies without one. */
  company?: string;
};

/**
 * The audience in the fields of a record or a form. A text longer than any code matches nobody: it is cut to a
 * line, which still matches nobody and keeps the calls short.
 */
export const audienceOf = ({
  recipients,
  categories,
  company_code,
}: Readonly<Record<string, unknown>>): Audience => ({
  recipients: textsOf(recipients).filter(isRecipient),
  categories: textsOf(categories).map(lineOf),
  company: lineOf(company_code) || undefined,
});

/** A list of people, selected by documented filters only, whose total is part of an audience. */
export type AudienceList = {
  resource: string;
  filter: Readonly<Record<string, string>>;
  /** The name of the list: a recipient, or the code of a category of customers. */
  recipient: Recipient;
  category?: string;
  /** The filter that finds the people of this list and of all lists it may overlap with. */
  within?: Readonly<Record<string, string>>;
};

/**
 * The lists that together contain exactly the people an audience reaches: active people only. A person may be in more
 * than one of them.
 */
export const listsOf = ({ recipients, categories, company }: Audience): AudienceList[] => {
  const ofCompany: AudienceList['filter'] = company ? { company_code: company } : {};
  const boUsers = (recipient: Recipient, filter: AudienceList['filter']): AudienceList => ({
    resource: BO_USER,
    recipient,
    filter: { ...filter, ...ACTIVE },
  });
  const activeOfCompany = { ...ofCompany, ...ACTIVE };
  const withRole = (recipient: Recipient, role: Role): AudienceList => ({
    ...boUsers(recipient, { ...ofCompany, role }),
    within: activeOfCompany,
  });
  const customers = (): AudienceList[] =>
    (categories.length > 0 ? categories : [undefined]).map((category) => ({
      resource: CUSTOMER,
      recipient: 'customers',
      category,
      filter: { ...activeOfCompany, ...(category ? { category } : {}) },
      ...(category ? { within: activeOfCompany } : {}),
    }));
  const admins = () => boUsers('admin', { role: 'admin' });
  const companyUsers = () => boUsers('company_users', ofCompany);

  if (recipients.includes('everyone')) {
    // Without a company, this list includes the admins.
    return [...(company ? [admins()] : []), companyUsers(), ...customers()];
  }
  const has = (recipient: Recipient) => recipients.includes(recipient);
  return [
    ...(has('admin') ? [admins()] : []),
    ...(has('company_users')
      ? [companyUsers()]
      : ROLES_OF_COMPANY.filter(([recipient]) => has(recipient)).map(([recipient, role]) =>
          withRole(recipient, role),
        )),
    ...(has('customers') ? customers() : []),
  ];
};

/** The minimum and maximum number of people. */
export type Bounds = { least: number; most: number };

/**
 * The number of people that `lists` hold together, from the number in each: a back-office user with two roles and a
 * customer of two categories are in two of them. The minimum is the longest list of back-office users plus the longest
 * of customers; the maximum is the list that all of them are `within`. `totalOf` returns the total of a list, undefined
 * where it is unknown.
 *
 * @returns undefined where a list's total is unknown
 */
export const boundsOf = (
  lists: readonly AudienceList[],
  totalOf: (list: CountedList) => number | undefined,
): Bounds | undefined => {
  const longest = new Map<string, number>();
  const sums = new Map<string, { sum: number; whole: number }>();
  for (const { resource, filter, within = filter } of lists) {
    const total = totalOf({ resource, filter });
    if (total === undefined) return undefined;
    longest.set(resource, Math.max(longest.get(resource) ?? 0, total));
    const key = JSON.stringify([resource, within]);
    const whole = totalOf({ resource, filter: within }) ?? Number.POSITIVE_INFINITY;
    sums.set(key, { sum: (sums.get(key)?.sum ?? 0) + total, whole });
  }
  const least = sum(longest.values());
  const most = sum([...sums.values()].map(({ sum, whole }) => Math.min(sum, whole)));
  return { least, most: Math.max(least, most) };
};

/**
 * The most people several audiences reach together, by the totals of `listsOfAll`: each list counts once, and the sum
 * is limited by the total of all people.
 *
 * @returns undefined where a list's total is unknown
 */
export const mostOfAll = (
  audiences: readonly Audience[],
  totalOf: (list: CountedList) => number | undefined,
): number | undefined => {
  const lists = unionOf(audiences);
  const resources = [...new Set(lists.map(({ resource }) => resource))];
  let most = 0;
  for (const resource of resources) {
    const own = boundsOf(
      lists.filter((list) => list.resource === resource),
      totalOf,
    );
    const everybody = totalOf({ resource, filter: ACTIVE });
    if (!own || everybody === undefined) return undefined;
    most += Math.min(own.most, everybody);
  }
  return most;
};

/** The lists to count for {@link mostOfAll}. */
export const listsOfAll = (audiences: readonly Audience[]): CountedList[] => {
  const lists = unionOf(audiences);
  const everybody = lists.map(({ resource }) => ({ resource, filter: ACTIVE }));
  return distinct(
    [...countedFor(lists), ...everybody].map(({ resource, filter }) => ({ resource, filter })),
  );
};

/** The lists of all audiences, each once; where there are many, the lists they are within. */
const unionOf = (audiences: readonly Audience[]): AudienceList[] => {
  const lists = distinct(audiences.flatMap(listsOf));
  if (lists.length <= MAX_LISTS) return lists;
  return distinct(
    lists.map(({ within, ...list }): AudienceList => (within ? { ...list, filter: within } : list)),
  );
};

/** Each list costs a call: for more lists, a closer count is not worth the calls. */
const MAX_LISTS = 24;

const distinct = <List extends CountedList>(lists: readonly List[]): List[] => [
  ...new Map(
    lists.map((list) => [JSON.stringify([list.resource, list.filter]), list] as const),
  ).values(),
];

/** The query of a list. */
export type CountedList = Pick<AudienceList, 'resource' | 'filter'>;

/** The lists to count for the bounds of `lists`: themselves, and those that several of them are within. */
export const countedFor = (lists: readonly AudienceList[]): CountedList[] => {
  const keys = lists.map(({ resource, within }) => JSON.stringify([resource, within]));
  const wholes = lists.flatMap(({ resource, within }, at) => {
    const key = keys[at];
    // The only list within another one overlaps with no other.
    return within && keys.indexOf(key ?? '') === at && keys.lastIndexOf(key ?? '') > at
      ? [{ resource, filter: within }]
      : [];
  });
  return [...lists, ...wholes];
};

const ACTIVE = { status: 'active' } as const;

const ROLES_OF_COMPANY: readonly (readonly [Recipient, Role])[] = [
  ['company_managers', 'company_manager'],
  ['area_managers', 'area_manager'],
  ['site_managers', 'site_manager'],
  ['agents', 'agent'],
];
