/**
 * The recipients of a record (specification, section 6 'Recipient scopes'; docs/wire-format.md, section 4).
 * `company_users` are all back-office users of the company; customers are narrowed by their categories.
 */
export const RECIPIENTS = [
  'everyone',
  'admin',
  'company_managers',
  'company_users',
  'area_managers',
  'site_managers',
  'agents',
  'customers',
] as const;
export type Recipient = (typeof RECIPIENTS)[number];

/** Whether a wire value is one of the recipients. */
export const isRecipient = (value: unknown): value is Recipient =>
  RECIPIENTS.some((recipient) => recipient === value);

/**
 * `chosen` after `recipient` was added: 'everyone' includes all others, and all back-office users of a company includes
 * all its roles.
 */
export const withRecipient = (
  chosen: readonly Recipient[],
  recipient: Recipient,
): readonly Recipient[] => {
  if (recipient === 'everyone') return ['everyone'];
  const others = chosen.filter((other) => other !== 'everyone' && other !== recipient);
  return recipient === 'company_users'
    ? [...others.filter((other) => !COMPANY_ROLES.includes(other)), recipient]
    : [...others, recipient];
};

/** Whether `chosen` already includes `recipient` without naming it. */
export const isIncluded = (chosen: readonly Recipient[], recipient: Recipient): boolean =>
  recipient !== 'everyone' &&
  ((chosen.includes('everyone') && !chosen.includes(recipient)) ||
    (chosen.includes('company_users') && COMPANY_ROLES.includes(recipient)));

/** Whether agents are among the `chosen` recipients. */
export const reachesAgents = (chosen: readonly unknown[]): boolean =>
  ['everyone', 'company_users', 'agents'].some((recipient) => chosen.includes(recipient));

/** Whether customers are among the `chosen` recipients. */
export const reachesCustomers = (chosen: readonly unknown[]): boolean =>
  ['everyone', 'customers'].some((recipient) => chosen.includes(recipient));

/** Whether any back-office users are among the `chosen` recipients. */
export const reachesBoUsers = (chosen: readonly unknown[]): boolean =>
  chosen.some((recipient) => isRecipient(recipient) && recipient !== 'customers');

const COMPANY_ROLES: readonly Recipient[] = [
  'company_managers',
  'area_managers',
  'site_managers',
  'agents',
];
